/**
 * Changes the URL without a history entry. A popstate event informs the router, so this also works outside
 * React or in the transition that changes the router's basename.
 */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
