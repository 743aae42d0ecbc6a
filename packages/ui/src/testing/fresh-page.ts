import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'

import { announcerElement } from '../announcer/announcer.tsx'

// In a test nothing fades in: what is found is there. A test that looks while something is still transparent would fail by chance.
const still = new CSSStyleSheet()
still.replaceSync('*, ::before, ::after { animation: none !important }')

/**
 * Takes away what a test before may have left in the page that both share: regions that were spoken from, and motion let go. The frame
 * gets the keyboard, which each file of tests finds with the page around it.
 */
export function freshPage(): void {
  window.focus()
  destroyAnnouncer()
  announcerElement().remove()
  document.adoptedStyleSheets = [still]
}
