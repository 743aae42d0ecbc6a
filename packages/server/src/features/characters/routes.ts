import { limits } from '@olympus/contract/limits'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listCharacters } from './list-characters.ts'

interface CharactersOptions {
  readonly database: Database
  readonly maxActiveSlots: number
}

export const charactersRoutes = ({
  database,
  maxActiveSlots,
}: CharactersOptions): Handlers<'listCharacters'> => ({
  listCharacters: async ({ session }) => ({
    characters: await listCharacters(database, session.accountId),
    maxCharacters: limits.maxCharacters,
    maxActiveSlots,
    maxDeactivatedCharacters: limits.maxDeactivatedCharacters,
  }),
})
