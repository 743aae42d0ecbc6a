/** The one address that the chat community may send its user back to: a page of the portal, which hands code and state in. */
export const redirectUri = (publicUrl: string): string => `${publicUrl}/settings/connections`
