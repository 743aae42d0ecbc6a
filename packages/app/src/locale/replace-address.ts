/**
 * Spells the address anew without an entry in the history. The router learns of it as of a step back or forth, so that code
 * outside of React, or a change of the router's basename in the same transition, can do it.
 */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
