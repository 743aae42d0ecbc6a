import { getUser } from '@olympus/contract/account'
import { keepSession } from '@olympus/contract/sessions'
import { unload } from 'swr'

import { isUnauthorized } from '../client/api-error.ts'
import { createAuthChannel } from './auth-channel.ts'
import { noteArrival, noteServerTime } from '../client/arrivals.ts'
import { createClient, type Client } from '../client/client.ts'
import type { StreamStart } from '../events/options.ts'
import { runLiveEventsForPlayer } from '../events/player.ts'
import { createGameData } from './game-data.ts'
import { createPendingKeys } from '../client/idempotency.ts'
import { browserStorage, createLocalStore, logStorageError } from './local-store.ts'
import { createPlayerData } from './player-data.ts'
import type { EndpointName } from '../react/cache-key.ts'
import { preloadApi } from '../react/preload.ts'
import { areFor, keepReplies } from './keep-replies.ts'
import type { Session, SessionOptions } from './session-options.ts'
import { createSignOut } from './sign-out.ts'
import { startStorageCleanup } from './storage-cleanup.ts'
import { tokenCookies } from './token-cookies.ts'
import { isEmpty, type TokenStore } from '../client/token-store.ts'
import { watchSignOut } from './watch-sign-out.ts'

async function loadUser(client: Client, tokens: TokenStore) {
  if (isEmpty(tokens.read())) return null
  try {
    return await preloadApi(client, getUser)
  } catch (error) {
    if (isUnauthorized(error)) return null
    throw error
  }
}

async function keep(client: Client, tokens: TokenStore) {
  const body = () => ({ refreshToken: tokens.read().refreshToken ?? '' })
  await client.request(keepSession.path, { method: keepSession.method, body })
}

/** The session of a player in a browser: client, tokens and all cached player data, cleared together. */
export function createSession(options: SessionOptions): Session {
  const { onSignedOut, onAccountChanged, baseUrl, fetch, locale, now, importLiveEvents } = options
  const { target = globalThis, clearCache = () => unload({ revalidate: false }) } = options
  const { tokens = tokenCookies(), storage = browserStorage(), gameData = createGameData() } = options
  const { channel = createAuthChannel(), locks = globalThis.navigator?.locks, pending } = options
  const store = createLocalStore(storage)
  const playerData = createPlayerData({ ...options, store, gameData, clearCache })
  let streamStart: StreamStart | null = null

  function keepData(endpoint: EndpointName, data: unknown) {
    if (!isEmpty(tokens.read())) signOut.begin()
    playerData.keep(endpoint, data)
  }

  const client = createClient({
    tokens,
    locale,
    locks,
    pendingKeys: createPendingKeys(store, now),
    accountId: playerData.accountId,
    playerId: () => playerData.user.get()?.id ?? null,
    hasSession: playerData.hasStoredUser,
    onData: keepData,
    onFailure: playerData.showStored,
    stored: playerData.stored,
    onAccountChanged,
    onUnauthorized: (key, data) => signOut.endHere({ cause: 'unauthorized', key, data }),
    ...(pending && { pending }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(fetch && { fetch }),
    ...(now && { now }),
  })
  const isOver = isEmpty(tokens.read())
  const signOut = createSignOut({ client, channel, playerData, onSignedOut, onAccountChanged, isOver })

  const stopWatching = watchSignOut(target, playerData, { channel, end: signOut.endFromOtherTab })
  const stopLiveEvents =
    importLiveEvents &&
    runLiveEventsForPlayer(playerData.user, importLiveEvents, {
      client,
      tokens,
      start: () => streamStart,
      onLoggedOut: () => signOut.endHere({ cause: 'other-tab', key: null }),
    })
  const stopCleanup = storage && startStorageCleanup({ storage, target, logError: logStorageError })

  return {
    client,
    user: playerData.user,
    characters: playerData.characters,
    gameData,
    take(first, arrivedAtMs) {
      if (!areFor(first, tokens.read())) return false
      noteServerTime(first.requestedAtMs, arrivedAtMs)
      if (first.accountId !== null) {
        streamStart = { position: first.position, arrivedAtMs }
        playerData.hideStored()
      }
      keepReplies(client, first, (endpoint, data) => {
        noteArrival(data, { atMs: arrivedAtMs })
        keepData(endpoint, data)
      })
      return true
    },
    loadUser: () => loadUser(client, tokens),
    keep: () => keep(client, tokens),
    signOut: signOut.signOut,
    stop() {
      stopWatching()
      stopLiveEvents?.()
      channel.close()
      stopCleanup?.()
    },
  }
}
