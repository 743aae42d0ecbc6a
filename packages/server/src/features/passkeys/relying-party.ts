/** The site that a passkey is bound to. */
export interface RelyingParty {
  readonly name: string
  readonly id: string
  readonly origin: string
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { name: 'Olympus', id: hostname, origin }
}
