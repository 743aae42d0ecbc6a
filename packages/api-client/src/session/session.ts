import { type User } from '@olympus/contract/user'
import { getUser } from '@olympus/contract/account'
import { keepSession, logOut } from '@olympus/contract/sessions'
import { listCharacters } from '@olympus/contract/characters'
import type { Endpoint } from '@olympus/contract/endpoint'
import type { ErrorKey } from '@olympus/contract/errors'
import { unload } from 'swr'

import { ApiError, noAnswer } from '../client/api-error.ts'
import { createAuthChannel } from './auth-channel.ts'
import { createCharacterCache, type Roster } from './character-cache.ts'
import { createClient } from '../client/client.ts'
import { runLiveEventsForPlayer } from '../events/player.ts'
import { createGameData } from './game-data.ts'
import { createPendingKeys } from '../client/idempotency.ts'
import { browserStorage, createLocalStore, logStorageError } from './local-store.ts'
import { forgetPreloads, preloadApi } from '../react/preload.ts'
import type { Session, SessionOptions, SignedOut } from './session-options.ts'
import { startStorageCleanup } from './storage-cleanup.ts'
import { tokenCookies } from './token-cookies.ts'
import { isEmpty } from '../client/token-store.ts'
import { createUserStore, userStorageKey } from './user-store.ts'

const logOutTimeoutMs = 5000
const signOutMessageDelayMs = 50

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.key === 'UNAUTHORIZED'

/** The session of a player in a browser: client, tokens and all cached player data, cleared together. */
export function createSession(options: SessionOptions): Session {
  const { onSignedOut, onAccountChanged, baseUrl, fetch, locale, now } = options
  const { target = globalThis, clearCache = () => unload({ revalidate: false }) } = options
  const { tokens = tokenCookies(), storage = browserStorage(), gameData = createGameData() } = options
  const { importLiveEvents } = options
  const { channel = createAuthChannel(), locks = globalThis.navigator?.locks } = options
  const store = createLocalStore(storage)
  const user = createUserStore(store)
  const characters = createCharacterCache(store)
  const hasStoredUser = () => store.get(userStorageKey) !== null
  let accountId: number | null = null
  let isSigningOut = false
  let storageTimer: ReturnType<typeof setTimeout> | undefined
  let isOver = isEmpty(tokens.read())

  const client = createClient({
    tokens,
    locale,
    locks,
    pendingKeys: createPendingKeys(store, now),
    accountId: () => accountId,
    playerId: () => user.get()?.id ?? null,
    hasSession: hasStoredUser,
    onData: keepData,
    onAccountChanged,
    onUnauthorized: (key) => endHere({ cause: 'unauthorized', key }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(fetch && { fetch }),
    ...(now && { now }),
  })

  function keepData(endpoint: Endpoint, data: unknown) {
    if (!isEmpty(tokens.read())) isOver = false
    if (endpoint === listCharacters) characters.set(data as Roster)
    if (endpoint !== getUser) return
    const loaded = data as User
    if (accountId !== null && accountId !== loaded.accountId) onAccountChanged()
    accountId = loaded.accountId
    user.set(loaded)
  }

  function clearPlayerData() {
    forgetPreloads(client)
    accountId = null
    user.clear()
    characters.clear()
    void gameData.clear()
    clearCache()
  }

  function finishSession({ cause, key }: SignedOut) {
    clearPlayerData()
    if (isOver) return
    isOver = true
    onSignedOut({ cause: isSigningOut ? 'sign-out' : cause, key })
  }

  function endHere(signedOut: SignedOut) {
    client.endSession()
    finishSession(signedOut)
    channel.announceSignOut(signedOut.cause === 'unauthorized' ? signedOut.key : null)
  }

  function endFromOtherTab(key: ErrorKey | null = null) {
    if (isOver) return
    client.abandonSession()
    // The message may be old if the page was frozen. A new login owns what is stored now.
    if (hasStoredUser()) onAccountChanged()
    else finishSession({ cause: key ? 'unauthorized' : 'other-tab', key })
  }

  // Detects a logout without BroadcastChannel. The delay lets the channel, which knows the cause, go first.
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent
    if (key === userStorageKey && newValue === null)
      storageTimer = setTimeout(endFromOtherTab, signOutMessageDelayMs)
  }
  // A page restored by the back button received no events while it was frozen.
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted && user.get() && !hasStoredUser()) endFromOtherTab()
  }

  if (isOver && user.get()) clearPlayerData()
  channel.onSignOut(endFromOtherTab)
  target.addEventListener('storage', onStorage)
  target.addEventListener('pageshow', onPageShow)
  const stopLiveEvents =
    importLiveEvents &&
    runLiveEventsForPlayer(user, importLiveEvents, {
      client,
      tokens,
      onSessionEnded: () => endHere({ cause: 'unauthorized', key: 'UNAUTHORIZED_SESSION_EXPIRED' }),
    })
  const stopCleanup = storage && startStorageCleanup({ storage, target, logError: logStorageError })

  return {
    client,
    user,
    characters,
    gameData,
    async loadUser() {
      if (isEmpty(tokens.read())) return null
      try {
        return await preloadApi(client, getUser)
      } catch (error) {
        if (isUnauthorized(error)) return null
        throw error
      }
    },
    async keep() {
      const body = () => ({ refreshToken: tokens.read().refreshToken ?? '' })
      await client.request(keepSession.path, { method: keepSession.method, body })
    },
    async signOut() {
      isSigningOut = true
      let failure: ApiError | null = null
      try {
        await client.call(logOut, {}, { signal: AbortSignal.timeout(logOutTimeoutMs) })
      } catch (error) {
        if (!isUnauthorized(error)) failure = error instanceof ApiError ? error : noAnswer(error)
      }
      endHere({ cause: 'sign-out', key: null })
      isSigningOut = false
      return failure
    },
    stop() {
      clearTimeout(storageTimer)
      stopLiveEvents?.()
      channel.close()
      target.removeEventListener('storage', onStorage)
      target.removeEventListener('pageshow', onPageShow)
      stopCleanup?.()
    },
  }
}
