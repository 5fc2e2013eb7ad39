import './css/fonts.css'
import './css/tokens.css'
import './css/base.css'
import './css/card.css'
import './css/table.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchLayout } from './lib/layout.svelte'

watchLayout()
mount(App, { target: document.getElementById('app')! })
