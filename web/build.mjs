// Builds the client into src/orda/server/static: scripts, styles, fonts cut to what is used, icons, texts, rules.
// Run by the package build (hatch_build.py) and by `make web`; `node build.mjs --watch` builds again on every change.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import sveltePlugin from 'esbuild-svelte'
import subsetFont from 'subset-font'
import { icons as appIcons } from './build/icons.mjs'
import { allTexts, pushTexts, setsOf } from './build/texts.mjs'
import { allRules } from './build/rules.mjs'

const HERE = dirname(fileURLToPath(import.meta.url))
const GAMES = join(HERE, '../src/orda/games')
const STATIC = process.env.ORDA_STATIC ?? join(HERE, '../src/orda/server/static')
const OUT = STATIC + '.new' // takes its place when all has gone well
const DEV = process.argv.includes('--dev')
const LANGUAGES = ['en', 'it']
const LATIN = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(i + 0x20)).join('')
const LETTERS = LATIN + '–—‘’“”„•…‹›€−×→←↑↓'

const require = createRequire(import.meta.url)
const icons = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
const OWN_ICONS = JSON.parse(readFileSync(join(HERE, 'src/art/own-icons.json'), 'utf8'))

/** `import ICONS from './x.icons'`: a list of names, one a line, becomes { name: what is drawn }. */
const iconLists = {
  name: 'icon-lists',
  setup(build) {
    build.onLoad({ filter: /\.icons$/ }, ({ path }) => {
      const drawn = {}
      for (const name of readFileSync(path, 'utf8').split(/\s+/).filter(Boolean)) {
        let icon = icons.icons[name]
        if (!icon && icons.aliases?.[name]) icon = icons.icons[icons.aliases[name].parent]
        if (!icon && !OWN_ICONS[name]) throw new Error(`${path}: there is no icon called ${name}`)
        drawn[name] = OWN_ICONS[name] ?? icon.body.replaceAll(' fill="currentColor"', '')
      }
      return { contents: `export default ${JSON.stringify(drawn)}`, loader: 'js' }
    })
  },
}

/** Fonts keep Latin letters, typographic marks, kerning and ligatures. */
const fonts = {
  name: 'fonts',
  setup(build) {
    build.onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
      const cut = await subsetFont(readFileSync(path), LETTERS, { targetFormat: 'woff2' })
      return { contents: cut, loader: 'file' }
    })
  },
}

/** `virtual:<name>`: data that the build has found. */
function virtual(name, data) {
  return {
    name,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^virtual:${name}$`) }, () => ({ path: name, namespace: name }))
      build.onLoad({ filter: /.*/, namespace: name }, () => ({
        contents: `export default ${JSON.stringify(data)}`,
        loader: 'js',
      }))
    },
  }
}

/** `virtual:tiles`: the tiles of Zombies!!!, from the game's own data. */
const tiles = {
  name: 'tiles',
  setup(build) {
    build.onResolve({ filter: /^virtual:tiles$/ }, () => ({ path: 'tiles', namespace: 'tiles' }))
    build.onLoad({ filter: /.*/, namespace: 'tiles' }, () => {
      const paths = setsOf(join(GAMES, 'zombies')).map((set) => join(set, 'tiles.json'))
      const rows = paths.filter(existsSync).flatMap((path) => JSON.parse(readFileSync(path, 'utf8')))
      return { contents: JSON.stringify(rows), loader: 'json' }
    })
  },
}

/** Writes a file under a name with its hash, so that it may be cached for ever. */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()

function emit(name, extension, content) {
  const hash = hashOf(content)
  const path = `assets/${name}-${hash}.${extension}`
  mkdirSync(join(OUT, 'assets'), { recursive: true })
  writeFileSync(join(OUT, path), content)
  return '/' + path
}

function emitTexts() {
  const files = { texts: {}, rules: {} }
  for (const language of LANGUAGES) {
    files.texts[language] = {}
    files.rules[language] = {}
    for (const [part, text] of Object.entries(allTexts(HERE, GAMES, language)))
      files.texts[language][part] = emit(`${part}.${language}`, 'ftl', text)
    for (const [game, sections] of Object.entries(allRules(HERE, language)))
      files.rules[language][game] = emit(`rules-${game}.${language}`, 'json', JSON.stringify(sections))
  }
  return files
}

function writePage(outputs, files) {
  const find = (end, entry = 'main') =>
    '/' +
    relative(
      OUT,
      outputs.find((path) => path.includes(`/${entry}-`) && path.endsWith(end)),
    )
  const preload = outputs
    .filter((path) => path.endsWith('.woff2'))
    .map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${relative(OUT, path)}">`)
  const page = readFileSync(join(HERE, 'index.html'), 'utf8')
    .replace('<!-- fonts -->', preload.join('\n    '))
    .replace('<!-- style -->', `<link rel="stylesheet" href="${find('.css')}">`)
    .replace('<!-- script -->', `<script type="module" src="${find('.js')}"></script>`)
  // Everything the page loads has its hash in its name, so this is the version of all of it.
  const version = hashOf(page + outputs.map((path) => relative(OUT, path)).sort() + JSON.stringify(files))
  writeFileSync(join(OUT, 'index.html'), page.replace('<!-- version -->', version))
  writeFileSync(join(OUT, 'version'), version)
  for (const name of ['icon.svg', 'manifest.webmanifest'])
    writeFileSync(join(OUT, name), readFileSync(join(HERE, name)))
  for (const [name, data] of Object.entries(appIcons(readFileSync(join(HERE, 'icon.svg'), 'utf8'))))
    writeFileSync(join(OUT, name), data)
  return [
    find('.js'),
    find('.css'),
    files.texts.it.app,
    ...outputs.filter((p) => p.endsWith('.woff2')).map((p) => '/' + relative(OUT, p)),
  ]
}

/** Compressed copies beside every file that gains from it, for servers that send them as they are. */
function compress() {
  for (const name of readdirSync(join(OUT, 'assets'))) {
    if (/\.(woff2|gz|br)$/.test(name)) continue
    const path = join(OUT, 'assets', name)
    const data = readFileSync(path)
    writeFileSync(path + '.gz', gzipSync(data, { level: 9 }))
    writeFileSync(path + '.br', brotliCompressSync(data))
  }
}

/** What the first page loads, chunks that the entry imports included. */
function firstLoad(meta, entry) {
  const seen = new Set()
  const visit = (path) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const i of meta.outputs[path].imports) if (i.kind === 'import-statement') visit(i.path)
  }
  visit(entry)
  return [...seen]
}

/** The service worker, with the shell it keeps: what the first page loads, and the app's texts in every language. */
async function buildWorker(shell) {
  await esbuild.build({
    absWorkingDir: HERE,
    entryPoints: ['worker/sw.ts'],
    outfile: join(OUT, 'sw.js'),
    bundle: true,
    format: 'iife',
    minify: !DEV,
    logLevel: 'warning',
    target: 'es2022',
    define: { VERSION: JSON.stringify(readFileSync(join(OUT, 'version'), 'utf8')), SHELL: JSON.stringify(shell) },
    plugins: [virtual('push-texts', pushTexts(HERE, LANGUAGES))],
  })
}

function report(meta, loaded) {
  const entry = Object.keys(meta.outputs).find((path) => meta.outputs[path].entryPoint === 'src/main.ts')
  const chunks = firstLoad(meta, entry).map((path) => join(HERE, path))
  const others = loaded.slice(1).map((path) => join(OUT, path.slice(1)))
  let total = 0
  for (const path of [...chunks, ...others])
    total += path.endsWith('.woff2') ? readFileSync(path).length : gzipSync(readFileSync(path)).length
  console.log(`first load: ${(total / 1000).toFixed(1)} kB compressed`)
  writeFileSync(
    join(OUT, 'first-load.json'),
    JSON.stringify({ bytes: total, files: [...chunks, ...others].map((p) => relative(OUT, p)) }),
  )
  return chunks
}

async function build() {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const files = emitTexts()
  const result = await esbuild.build({
    absWorkingDir: HERE,
    entryPoints: ['src/main.ts'],
    outdir: join(OUT, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: !DEV,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
    target: 'es2022',
    mainFields: ['svelte', 'browser', 'module', 'main'],
    conditions: ['svelte', 'browser', DEV ? 'development' : 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      iconLists,
      fonts,
      tiles,
      virtual('manifest', files), // where the texts and rules of each language and game are
      sveltePlugin({ compilerOptions: { css: 'external', dev: DEV } }),
    ],
  })
  const outputs = Object.keys(result.metafile.outputs).map((path) => join(HERE, path))
  const loaded = writePage(outputs, files)
  compress()
  const chunks = report(result.metafile, loaded)
  const texts = LANGUAGES.map((language) => files.texts[language].app)
  const pictures = ['/icon.svg', '/icon-192.png', '/badge-96.png', '/manifest.webmanifest']
  await buildWorker([
    ...new Set([...chunks.map((path) => '/' + relative(OUT, path)), ...loaded, ...texts, ...pictures]),
  ])
  rmSync(STATIC, { recursive: true, force: true })
  renameSync(OUT, STATIC)
}

await build()
if (process.argv.includes('--watch')) {
  let waiting = null
  const again = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => build().catch((error) => console.error(error.message)), 150)
  }
  for (const folder of ['src', 'worker', 'texts', 'rules', GAMES])
    watch(existsSync(folder) ? folder : join(HERE, folder), { recursive: true }, again)
}
