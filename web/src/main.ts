import './css/fonts.css'
import './css/tokens.css'
import './css/base.css'
import './css/buttons.css'
import './css/forms.css'
import './css/log.css'
import './css/dice.css'
import './css/pages.css'
import './css/card.css'
import './css/table.css'
import './css/hand.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchLayout } from './lib/layout.svelte'

watchLayout()
mount(App, { target: document.getElementById('app')! })
