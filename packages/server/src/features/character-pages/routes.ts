import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { getCharacterChanges, recordCharacterVisit } from './character-visits.ts'
import type { Visit } from './find-character.ts'
import { getBazaar } from './get-bazaar.ts'
import { getBonuses } from './get-bonuses.ts'
import { getCharacter } from './get-character.ts'
import { getEquipment } from './get-equipment.ts'
import { getInventory } from './get-inventory.ts'
import { getMates } from './get-mates.ts'
import { setCharacterPrivacy } from './set-character-privacy.ts'

interface Opened {
  readonly session: { readonly accountId: number }
  readonly params: { readonly id: number }
}

const visitOf = ({ session, params }: Opened): Visit => ({
  characterId: params.id,
  accountId: session.accountId,
})

/** A visit whose visitor may ask for what others see. */
const viewOf = (call: Opened & { readonly query: { readonly as?: 'players' | undefined } }): Visit => ({
  ...visitOf(call),
  asStranger: call.query.as === 'players',
})

export const characterPagesRoutes = ({
  database,
}: Pick<Ports, 'database'>): Handlers<
  | 'getBazaar'
  | 'getBonuses'
  | 'getCharacter'
  | 'getCharacterChanges'
  | 'getEquipment'
  | 'getInventory'
  | 'getMates'
  | 'recordCharacterVisit'
  | 'setCharacterPrivacy'
> => ({
  getCharacter: (call) => getCharacter(database, viewOf(call)),
  getEquipment: (call) => getEquipment(database, viewOf(call)),
  getInventory: (call) => getInventory(database, viewOf(call)),
  getBonuses: (call) => getBonuses(database, viewOf(call)),
  getBazaar: (call) => getBazaar(database, viewOf(call)),
  getMates: (call) => getMates(database, viewOf(call)),
  getCharacterChanges: (call) => getCharacterChanges(database, visitOf(call)),
  recordCharacterVisit: (call) => recordCharacterVisit(database, visitOf(call)),
  setCharacterPrivacy: (call) => setCharacterPrivacy(database, visitOf(call), call.body),
})
