import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { floorPage } from './page.ts'

const root = document.getElementById('root')
if (root) hydrateRoot(root, createElement(BrowserRouter, null, floorPage()))
