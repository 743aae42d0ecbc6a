import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'

import { announcerElement } from '../announcer/announcer.tsx'

// Disables animations in tests, so that no test fails by chance because an element is still transparent.
const still = new CSSStyleSheet()
still.replaceSync('*, ::before, ::after { animation: none !important }')

/**
 * Resets the state that an earlier test may have left in the shared page: live regions, enabled animations
 * and the storage of the tab. Focuses the frame, because each test file starts with the focus in the outer
 * page.
 */
export function freshPage(): void {
  window.focus()
  destroyAnnouncer()
  announcerElement().remove()
  sessionStorage.clear()
  document.adoptedStyleSheets = [still]
}
