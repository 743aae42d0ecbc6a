import { CharacterItem } from './character-item.ts'
import { characterClasses, elements } from './characters.ts'
import { endpoint } from './endpoint.ts'
import { Id, named, Timestamp, z } from './schema.ts'

const Count = z.int().check(z.nonnegative())
const params = z.strictObject({ id: Id })

/** 128 random bits in base64url. Only with them can the equipment be found. */
const EquipmentLinkKey = z.string().check(z.regex(/^[\w-]{21}[AQgw]$/))

/** A link as its owner sees it in the list. */
const EquipmentLink = named(
  'EquipmentLink',
  z.object({
    key: EquipmentLinkKey,
    /** The name of the character at that moment. */
    name: z.string(),
    /** When the game captured the equipment. */
    asOf: Timestamp,
    createdAt: Timestamp,
  }),
)
export type EquipmentLink = z.output<typeof EquipmentLink>

/** What a character wore at a moment. It never changes. */
const LinkedEquipment = named(
  'LinkedEquipment',
  z.object({
    /** Name, class, element and levels at that moment. */
    name: z.string(),
    characterClass: z.nullable(z.enum(characterClasses)),
    className: z.nullable(z.string()),
    element: z.enum(elements),
    level: Count,
    heroLevel: Count,
    asOf: Timestamp,
    items: z.array(z.object({ slot: z.int(), item: CharacterItem })),
    /** The character today. Null for everybody but its owner: it may have another name now. */
    characterId: z.nullable(Id),
  }),
)
export type LinkedEquipment = z.output<typeof LinkedEquipment>

export const listEquipmentLinks = endpoint({
  method: 'GET',
  path: '/characters/:id/equipment/links',
  access: 'player',
  tag: 'Characters',
  summary: 'The links to the equipment of an own character, the newest first',
  params,
  data: z.object({ links: z.array(EquipmentLink) }),
  errors: ['NOT_FOUND'],
})

export const createEquipmentLink = endpoint({
  method: 'POST',
  path: '/characters/:id/equipment/links',
  access: 'player',
  tag: 'Characters',
  summary:
    'Keep the equipment of an own character as it is now, and link to it; the same equipment gets the same link. NOT_FOUND also if none was reported',
  params,
  data: EquipmentLink,
  errors: ['NOT_FOUND', 'EQUIPMENT_LINK_LIMIT_REACHED'],
})

export const openEquipmentLink = endpoint({
  method: 'GET',
  path: '/equipment-links/:key',
  access: 'player',
  tag: 'Characters',
  summary: 'The equipment behind a link, for every player who has the link',
  params: z.strictObject({ key: EquipmentLinkKey }),
  data: LinkedEquipment,
  errors: ['NOT_FOUND'],
})

export const deleteEquipmentLink = endpoint({
  method: 'DELETE',
  path: '/equipment-links/:key',
  access: 'player',
  tag: 'Characters',
  summary: 'Delete an own link; it shows nothing to anybody from then on',
  params: z.strictObject({ key: EquipmentLinkKey }),
  data: z.null(),
  errors: ['NOT_FOUND'],
})
