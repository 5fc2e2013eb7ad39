import './css/fonts.css'
import './css/tokens.css'
import './css/base.css'
import './css/buttons.css'
import './css/forms.css'
import './css/log.css'
import './css/dice.css'
import './css/pages.css'
import './css/card.css'
import './css/info.css'
import './css/table.css'
import './css/hand.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchLayout } from './lib/layout.svelte'

// Only under HTTPS, or on the very machine: elsewhere browsers have none, and everything works without it.
if ('serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))

watchLayout()
mount(App, { target: document.getElementById('app')! })
