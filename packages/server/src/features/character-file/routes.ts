import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { getCharacterFile } from './get-character-file.ts'

export const characterFileRoutes = (ports: Ports): Handlers<'getCharacterFile'> => ({
  getCharacterFile: ({ session: { accountId }, params }) =>
    getCharacterFile(ports, { accountId, characterId: params.id }),
})
