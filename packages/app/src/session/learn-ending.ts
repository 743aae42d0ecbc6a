import type { PortalSession } from './portal-session.ts'

const answerTimeoutMs = 1000

/** Lets the login page tell how the server ended the session, if another tab of this browser knows. */
export async function learnEnding(session: Pick<PortalSession, 'get' | 'onSignedOut'>): Promise<void> {
  const { createAuthChannel } = await import('@olympus/api-client/auth-channel')
  const channel = createAuthChannel()
  channel.onEnding(({ key, data }) => {
    const { user, ended } = session.get()
    if (!user && !ended) session.onSignedOut({ cause: 'unauthorized', key, data })
  })
  channel.askForEnding()
  setTimeout(channel.close, answerTimeoutMs)
}
