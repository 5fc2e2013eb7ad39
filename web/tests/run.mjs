// The unit tests of what computes: bundled as the client is, run by Node's own runner. `node tests/run.mjs`
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import sveltePlugin from 'esbuild-svelte'

const ROAD = {
  id: 'base_straight',
  kind: 'road',
  zone: 'city',
  exits: 'EW',
  layout: ['xxx', 'rrr', 'xxx'],
  doors: [],
  duct: null,
}
const PUSH = {
  it: { 'push-turn': 'turn it', 'push-turn-more': '{game}', 'game-run': 'Run' },
  en: { 'push-joined': '{name} joined', 'push-joined-more': '{game}', 'game-run': 'Run' },
}
const FOUND = { 'virtual:tiles': [ROAD], 'virtual:push-texts': PUSH }
const HERE = dirname(fileURLToPath(import.meta.url))
const out = mkdtempSync(join(HERE, '../node_modules/.tests-'))
const names = readdirSync(HERE).filter((name) => name.endsWith('.test.ts'))

await esbuild.build({
  absWorkingDir: join(HERE, '..'),
  entryPoints: names.map((name) => join(HERE, name)),
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
  target: 'es2022',
  mainFields: ['svelte', 'module', 'main'],
  conditions: ['svelte', 'browser'],
  inject: [join(HERE, 'browser.ts')],
  plugins: [
    {
      name: 'no-files', // few texts and one tile: what is tested needs no more
      setup(build) {
        build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'none' }))
        build.onLoad({ filter: /.*/, namespace: 'none' }, ({ path }) => ({
          contents: JSON.stringify(FOUND[path] ?? { texts: {}, rules: {} }),
          loader: 'json',
        }))
      },
    },
    sveltePlugin({ compilerOptions: { css: 'external' } }),
  ],
})
const run = spawnSync(
  process.execPath,
  ['--test', '--test-reporter=dot', ...names.map((name) => join(out, name.replace('.ts', '.mjs')))],
  { stdio: 'inherit' },
)
rmSync(out, { recursive: true, force: true })
process.exit(run.status ?? 1)
