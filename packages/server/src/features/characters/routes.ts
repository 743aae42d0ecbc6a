import { limits } from '@olympus/contract/limits'
import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { listCharacters } from './list-characters.ts'

export const charactersRoutes = ({ config, database }: Ports): Handlers<'listCharacters'> => ({
  listCharacters: async ({ session }) => ({
    characters: await listCharacters(database, session.accountId),
    maxCharacters: limits.maxCharacters,
    maxActiveSlots: config.maxActiveSlots,
    maxDeactivatedCharacters: limits.maxDeactivatedCharacters,
  }),
})
