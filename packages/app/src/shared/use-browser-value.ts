import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** What only a browser knows. A prerendered page shows `prerendered` until its scripts have started. */
export const useBrowserValue = <Value extends string | boolean>(
  read: () => Value,
  prerendered: Value,
): Value => useSyncExternalStore(subscribe, read, () => prerendered)
