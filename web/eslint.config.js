import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      'no-useless-assignment': 'off', // a derived value may remember the one before it
      'no-control-regex': 'off', // they mark the places of names in a sentence
      'svelte/no-at-html-tags': 'off', // only for drawings and rules of our own, never for what people write
      'svelte/prefer-svelte-reactivity': 'off', // caches and listeners, which nothing is drawn from
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check and the build warn of different things
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
)
