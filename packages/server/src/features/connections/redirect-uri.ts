/** The only redirect URI of the OAuth flow: a page of the portal that submits `code` and `state`. */
export const redirectUri = (publicUrl: string): string => `${publicUrl}/settings/connections`
