/** Whom a passkey is for: it works on no other site. */
export interface RelyingParty {
  readonly name: string
  readonly id: string
  readonly origin: string
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { name: 'Olympus', id: hostname, origin }
}
