import './css/fonts.css'
import './css/tokens.css'
import './css/ui.css'
import './css/cards.css'
import './css/lobby.css'
import './css/end.css'
import './css/pages.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })
