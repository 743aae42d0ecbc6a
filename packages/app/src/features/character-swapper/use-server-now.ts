import { useMemo } from 'react'

function clockAt(serverNow: string): () => number {
  const aheadMs = Date.parse(serverNow) - Date.now()
  return () => Date.now() + aheadMs
}

/** Reads the server's clock in epoch milliseconds: that of the player may be wrong. */
export const useServerNow = (serverNow: string): (() => number) =>
  useMemo(() => clockAt(serverNow), [serverNow])
