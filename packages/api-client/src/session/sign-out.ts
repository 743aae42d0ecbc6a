import type { ErrorKey } from '@olympus/contract/errors'
import { logOut } from '@olympus/contract/sessions'

import { ApiError, isUnauthorized, noAnswer } from '../client/api-error.ts'
import type { Client } from '../client/client.ts'
import type { AuthChannel, Ending } from './auth-channel.ts'
import type { PlayerData } from './player-data.ts'
import type { Session, SessionOptions, SignedOut } from './session-options.ts'
import { forgetPreloads } from '../react/preload.ts'

const logOutTimeoutMs = 5000

interface SignOutPorts extends Pick<SessionOptions, 'onSignedOut' | 'onAccountChanged'> {
  readonly client: Client
  readonly channel: AuthChannel
  readonly playerData: PlayerData
  /** Whether the page starts without a session. */
  readonly isOver: boolean
}

/** Ends the session on this page and reports it once. */
export interface SignOut extends Pick<Session, 'signOut'> {
  /** Call when the page has a session: its end will be reported. */
  begin(): void
  /** Ends the session, and tells the other tabs. */
  endHere(signedOut: SignedOut): void
  /** Ends the session after another tab did. `key` and `data` are of the error that ended it. */
  endFromOtherTab(key: ErrorKey | null, data?: unknown): void
}

/** Ends the session on the server. Returns the error if the server failed. */
async function logOutOnServer(client: Client): Promise<ApiError | null> {
  try {
    await client.call(logOut, {}, { signal: AbortSignal.timeout(logOutTimeoutMs) })
    return null
  } catch (error) {
    if (isUnauthorized(error)) return null
    return error instanceof ApiError ? error : noAnswer(error)
  }
}

export function createSignOut(ports: SignOutPorts): SignOut {
  const { client, channel, playerData, onSignedOut, onAccountChanged } = ports
  let { isOver } = ports
  let isSigningOut = false
  /** How the server has ended the last session of this browser, as far as this page knows. */
  let ending: Ending | null = null

  function clearPlayerData() {
    forgetPreloads(client)
    playerData.clear()
  }

  function finishSession({ cause, key, data }: SignedOut) {
    // A visitor's page would lose what everybody may read.
    if (!isOver || playerData.hasStoredUser()) clearPlayerData()
    if (isOver) return
    isOver = true
    ending = !isSigningOut && cause === 'unauthorized' && key ? { key, data } : null
    onSignedOut({ cause: isSigningOut ? 'sign-out' : cause, key, data })
  }

  function endHere(signedOut: SignedOut) {
    client.endSession()
    finishSession(signedOut)
    const { cause, key, data } = signedOut
    channel.send({ kind: 'signed-out', key: cause === 'unauthorized' ? key : null, data })
  }

  if (isOver && playerData.user.get()) clearPlayerData()

  function endFromOtherTab(key: ErrorKey | null, data?: unknown) {
    if (isOver) return
    client.abandonSession()
    // The message may be old if the page was frozen. A new login owns what is stored now.
    if (playerData.hasStoredUser()) onAccountChanged()
    else finishSession({ cause: key ? 'unauthorized' : 'other-tab', key, data })
  }

  channel.on('signed-out', ({ key, data }) => {
    endFromOtherTab(key, data)
    // That was the last session of this browser, whatever ended the one of this page.
    ending = key ? { key, data } : null
  })
  channel.on('how-ended', () => {
    if (ending && !playerData.hasStoredUser()) channel.send({ kind: 'ended', ...ending })
  })

  return {
    begin() {
      isOver = false
      ending = null
    },
    endHere,
    endFromOtherTab,
    async signOut() {
      isSigningOut = true
      const failure = await logOutOnServer(client)
      endHere({ cause: 'sign-out', key: null })
      isSigningOut = false
      return failure
    },
  }
}
