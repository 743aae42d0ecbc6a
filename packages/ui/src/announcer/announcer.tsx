import { useEffect } from 'react'

import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

type Politeness = 'polite' | 'assertive'

// Screen readers drop a text that is added together with its region or that replaces an unread one.
const settleMs = 100
const clearMs = 7000

let region: HTMLElement | null = null

function createRegion(): HTMLElement {
  const element = document.createElement('div')
  // An open modal hides everything else from assistive technology except elements with this attribute.
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

/** The page’s only live region, for widgets with their own messages. Created on first use. */
export function announcerElement(): HTMLElement {
  if (!region?.isConnected) region = createRegion()
  return region
}

/** Announces a text to screen readers. `assertive` interrupts: use it for errors and money only. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const log = announcerElement().querySelector(`[aria-live=${politeness}]`)
  const message = document.createElement('div')
  message.textContent = text
  setTimeout(() => log?.append(message), settleMs)
  setTimeout(() => message.remove(), settleMs + clearMs)
}

/** Render it once at the root so the region exists before the first message. */
export function Announcer() {
  useEffect(() => {
    announcerElement()
  }, [])
  return null
}
