import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { createEquipmentLink } from './create-equipment-link.ts'
import { deleteEquipmentLink } from './delete-equipment-link.ts'
import { listEquipmentLinks } from './list-equipment-links.ts'
import { openEquipmentLink } from './open-equipment-link.ts'

type EquipmentLinksEndpoint =
  | 'createEquipmentLink'
  | 'deleteEquipmentLink'
  | 'listEquipmentLinks'
  | 'openEquipmentLink'

export const equipmentLinksRoutes = (ports: Ports): Handlers<EquipmentLinksEndpoint> => ({
  listEquipmentLinks: ({ session: { accountId }, params }) =>
    listEquipmentLinks(ports.database, { accountId, characterId: params.id }),
  createEquipmentLink: ({ session: { accountId }, params }) =>
    createEquipmentLink(ports, { accountId, characterId: params.id }),
  openEquipmentLink: ({ session, params }) =>
    openEquipmentLink(ports.database, session.accountId, params.key),
  deleteEquipmentLink: ({ session, params }) =>
    deleteEquipmentLink(ports.database, session.accountId, params.key),
})
