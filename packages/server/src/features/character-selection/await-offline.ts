import { readPresence } from '../game-sessions/presence.ts'
import type { Step } from './lock-selection.ts'

/** Waits until no character of the account is in the game. An unknown presence waits too. */
export const awaitOffline: Step = async (transaction, { accountId }) =>
  (await readPresence(transaction, accountId)) === 'offline' ? 'passed' : 'waiting'
