export interface ErrorFacts {
  readonly status: number
  /** The error's own message for players, if it has one. */
  readonly statusMessage: string | null
}

// CUBOT is a phone brand.
const automated = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|^whatsapp|vkshare/i

/** Recognizes bots, crawlers and link previewers. */
export const isAutomated = (userAgent: string): boolean => automated.test(userAgent)

/** What the error page shows for a thrown value. Without a status, it is a fault of ours: 500. */
export function errorFacts(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { status: 500, statusMessage: null }
  const { status, statusMessage } = error as { status?: unknown; statusMessage?: unknown }
  return {
    status: typeof status === 'number' && status >= 400 && status < 600 ? status : 500,
    statusMessage: typeof statusMessage === 'string' && statusMessage !== '' ? statusMessage : null,
  }
}
