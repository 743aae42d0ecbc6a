export interface ErrorFacts {
  readonly status: number
  /** The error's own words, if it has any for a player to read. */
  readonly statusMessage: string | null
}

// CUBOT makes telephones.
const automated = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|^whatsapp|vkshare/i

/** Whether a user agent names an automated client: a bot, a crawler, a link previewer. */
export const isAutomated = (userAgent: string): boolean => automated.test(userAgent)

/** What the error page says of whatever was thrown. An exception without status is a fault of ours: 500. */
export function errorFacts(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { status: 500, statusMessage: null }
  const { status, statusMessage } = error as { status?: unknown; statusMessage?: unknown }
  return {
    status: typeof status === 'number' && status >= 400 && status < 600 ? status : 500,
    statusMessage: typeof statusMessage === 'string' && statusMessage !== '' ? statusMessage : null,
  }
}
