import type { Random } from '../../random.ts'
import { newSecret } from '../../secrets/token-secrets.ts'

/** Lets scanners of secrets recognize a key. */
const prefix = 'olg_'
const shape = new RegExp(`^${prefix}[\\w-]{43}$`)

export const newGameServerKey = (random: Random): string => `${prefix}${newSecret(random)}`

export const isGameServerKey = (token: string): boolean => shape.test(token)
