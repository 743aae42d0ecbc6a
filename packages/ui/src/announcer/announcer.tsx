import { useEffect } from 'react'

import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

type Politeness = 'polite' | 'assertive'

// Screen readers drop a text that arrives together with its region, or that replaces one not yet read.
const settleMs = 100
const clearMs = 7000

let region: HTMLElement | null = null

function createRegion(): HTMLElement {
  const element = document.createElement('div')
  // An open modal hides its surroundings from assistive technology, except what carries this attribute.
  element.dataset['liveAnnouncer'] = 'true'
  element.className = visuallyHidden
  element.translate = false
  for (const politeness of ['polite', 'assertive'] satisfies Politeness[]) {
    const log = document.createElement('div')
    log.setAttribute('role', 'log')
    log.setAttribute('aria-live', politeness)
    log.setAttribute('aria-relevant', 'additions')
    element.append(log)
  }
  document.body.append(element)
  return element
}

/** The one live region of the page, for widgets that bring their own messages. Made when first asked for. */
export function announcerElement(): HTMLElement {
  if (!region?.isConnected) region = createRegion()
  return region
}

/** Reads a text to assistive technology. Assertive interrupts: for errors and money only. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const log = announcerElement().querySelector(`[aria-live=${politeness}]`)
  const message = document.createElement('div')
  message.textContent = text
  setTimeout(() => log?.append(message), settleMs)
  setTimeout(() => message.remove(), settleMs + clearMs)
}

/** Place it once at the root, so that the region is there before the first message. */
export function Announcer() {
  useEffect(() => {
    announcerElement()
  }, [])
  return null
}
