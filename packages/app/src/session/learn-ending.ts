import { createAuthChannel } from '@olympus/api-client/auth-channel'

import type { PortalSession } from './portal-session.ts'

const answerTimeoutMs = 1000

/** Lets the login page tell how the server ended the session, if another tab of this browser knows. */
export function learnEnding(session: Pick<PortalSession, 'get' | 'onSignedOut'>): void {
  const channel = createAuthChannel()
  channel.on('ended', ({ key, data }) => {
    const { user, ended } = session.get()
    if (!user && !ended) session.onSignedOut({ cause: 'unauthorized', key, data })
  })
  channel.send({ kind: 'how-ended' })
  setTimeout(channel.close, answerTimeoutMs)
}
