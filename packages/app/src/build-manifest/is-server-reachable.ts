const patienceMs = 2000

/** Asks the server, as browsers may take any network for a connection. A proxy alone does not count. */
export async function isServerReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const { status } = await fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}
