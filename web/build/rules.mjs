// Rules for players, one Markdown file a game and language: web/rules/<game>.<language>.md.
// A section is `## Title {kind kind}`: the kinds name the questions it explains ("the rule for this moment").
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const inline = (text) =>
  escape(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')

function html(lines) {
  const out = []
  let list = false
  for (const line of lines) {
    const item = line.match(/^- (.*)/)
    if (Boolean(item) !== list) {
      list = Boolean(item)
      out.push(list ? '<ul>' : '</ul>')
    }
    if (item) out.push(`<li>${inline(item[1])}</li>`)
    else if (line.trim()) out.push(`<p>${inline(line)}</p>`)
  }
  if (list) out.push('</ul>')
  return out.join('')
}

function sections(markdown, name) {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head, ...lines] = part.split('\n')
      const [, title, , kinds = ''] = head.match(/^(.*?)\s*(\{(.*)\})?\s*$/) ?? []
      if (!title) throw new Error(`${name}: a section without a title`)
      return { title, kinds: kinds.split(/\s+/).filter(Boolean), html: html(lines) }
    })
}

export function allRules(here, language) {
  const found = {}
  for (const file of readdirSync(join(here, 'rules'))) {
    const match = file.match(/^(\w+)\.(\w+)\.md$/)
    if (match && match[2] === language)
      found[match[1]] = sections(readFileSync(join(here, 'rules', file), 'utf8'), file)
  }
  return found
}
