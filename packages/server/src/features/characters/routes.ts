import { limits } from '@olympus/contract/limits'
import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { listCharacters } from './list-characters.ts'
import { findOpenSelection } from './open-selection.ts'
import { readRosterState } from './read-roster-state.ts'

export const charactersRoutes = ({ config, database }: Ports): Handlers<'listCharacters'> => ({
  listCharacters: async ({ session: { accountId } }) => ({
    characters: await listCharacters(database, accountId),
    maxCharacters: limits.maxCharacters,
    maxActiveSlots: config.maxActiveSlots,
    maxDeactivatedCharacters: limits.maxDeactivatedCharacters,
    openSelection: await findOpenSelection(database, accountId),
    ...(await readRosterState(database, accountId)),
  }),
})
