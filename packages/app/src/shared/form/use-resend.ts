import { useState } from 'react'

import type { Submission } from './submission.ts'

type Send<Data> = () => Promise<Submission<Data>>

/**
 * Keeps a request whose answer is lost. It must be sent again as it was, although the page may show another
 * balance or price by then: any other request would count as a second act.
 */
export function useResend<Data>() {
  const [unanswered, setUnanswered] = useState<Send<Data> | null>(null)

  async function send(request: Send<Data>): Promise<Submission<Data>> {
    const submission = await request()
    const isLost = submission.kind === 'refused' && submission.failure.isLost
    setUnanswered(() => (isLost ? request : null))
    return submission
  }

  return {
    send,
    /** Null if no answer is lost, or after `forget`. */
    resend: unanswered && (() => send(unanswered)),
    forget: () => setUnanswered(null),
  }
}
