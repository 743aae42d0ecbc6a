import { endpoint } from './endpoint.ts'
import { englishTexts } from './english-texts.ts'
import { localeCodes } from './locales.ts'
import { named, Timestamp, z } from './schema.ts'
import { Rarity } from './shop.ts'

/** Raise it when `GameData` changes: browsers and caches keep what they have loaded. */
export const gameDataShape = 3

/** The shape of the reply and the hash of the content. What is loaded by it never changes. */
export const GameDataVersion = z.string().check(z.regex(/^\d{1,4}-[0-9a-f]{64}$/))

const Code = z.int()
const Icon = z.nullable(z.string())

const GameDataItem = named(
  'GameDataItem',
  z.object({
    vnum: Code,
    name: z.string(),
    description: z.nullable(z.string()),
    icon: z.string(),
    /** What it is, for example a one-handed sword. */
    kind: z.nullable(z.string()),
    slot: z.nullable(Code),
    rarity: z.nullable(Rarity),
    ...englishTexts('name', 'description', 'kind'),
  }),
)

const CodedName = named(
  'CodedName',
  z.object({ code: Code, name: z.string(), icon: Icon, ...englishTexts('name') }),
)
/** `kind`: what it does, for example an attack. */
const GameDataSkill = named(
  'GameDataSkill',
  z.extend(CodedName, { kind: z.nullable(z.string()), ...englishTexts('name', 'kind') }),
)
const KeyedName = named(
  'KeyedName',
  z.object({ key: z.string(), name: z.string(), icon: Icon, ...englishTexts('name') }),
)
const GameSeason = named(
  'GameSeason',
  z.object({
    code: Code,
    name: z.string(),
    startsAt: Timestamp,
    endsAt: z.nullable(Timestamp),
    ...englishTexts('name'),
  }),
)

/** What the codes of the game mean, in one language. Texts that are not translated are English. */
export const GameData = named(
  'GameData',
  z.object({
    version: GameDataVersion,
    locale: z.enum(localeCodes),
    items: z.array(GameDataItem),
    /** Kinds of pets and partners. */
    mates: z.array(CodedName),
    raids: z.array(CodedName),
    bosses: z.array(CodedName),
    events: z.array(CodedName),
    skills: z.array(GameDataSkill),
    /** Of monsters. */
    families: z.array(CodedName),
    statistics: z.array(KeyedName),
    seasons: z.array(GameSeason),
  }),
)
export type GameData = z.output<typeof GameData>

export const getGameDataVersion = endpoint({
  method: 'GET',
  path: '/game-data',
  access: 'guest',
  tag: 'Game data',
  summary: 'The current version of the game data; null if none is imported',
  data: z.object({ version: z.nullable(GameDataVersion) }),
  errors: [],
})

export const readGameData = endpoint({
  method: 'GET',
  path: '/game-data/:version',
  access: 'guest',
  tag: 'Game data',
  summary: 'Names and icons of a version of the game data; caches may keep them forever',
  params: z.object({ version: GameDataVersion }),
  query: z.object({ locale: z.enum(localeCodes) }),
  data: GameData,
  errors: ['NOT_FOUND'],
})
