import { boardKeys } from './leaderboards.ts'
import { localeCodes, type LocaleCode } from './locales.ts'
import { Timestamp, z } from './schema.ts'
import { Rarity } from './shop.ts'

/** Numbers as the bridge sends them (`bridge/codes.ts`). A game may have others too. */
const Code = z.int().check(z.gte(0), z.lte(1_000_000))
/** Statistics have keys, as the bonuses of the bridge do. */
const Key = z.string().check(z.regex(/^[\w.-]{1,40}$/))
/** A name of the portal's sprite. */
const Icon = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

/** English is required. The other languages fall back to it. */
const textOf = (maxLength: number) => {
  const Text = z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^(?:[^\p{Cc}]|\n)+$/u))
  const translations = Object.fromEntries(localeCodes.map((code) => [code, z.exactOptional(Text)])) as Record<
    LocaleCode,
    z.ZodMiniExactOptional<typeof Text>
  >
  return z.strictObject({ ...translations, en: Text })
}

const Name = textOf(80)

type Checked = Parameters<Parameters<typeof z.check>[0]>[0]

const problem = ({ issues, value }: Checked, path: (string | number)[], message: string) =>
  void issues.push({ code: 'custom', input: value, path, message })

/** A list in which each entry has another code. */
const listOf = <Field extends string, Entry extends z.ZodMiniType<{ readonly [F in Field]: unknown }>>(
  field: Field,
  entry: Entry,
) =>
  z._default(
    z.array(entry).check(
      z.check<readonly { readonly [F in Field]: unknown }[]>((checked) => {
        const places = new Map<unknown, number>()
        for (const [place, { [field]: code }] of checked.value.entries()) {
          const first = places.get(code)
          if (first === undefined) places.set(code, place)
          else problem(checked, [place, field], `${String(code)} is also the ${field} of entry ${first}`)
        }
      }),
    ),
    [],
  )

const Coded = z.strictObject({ code: Code, name: Name, icon: z.exactOptional(Icon) })

const Item = z.strictObject({
  vnum: Code,
  name: Name,
  description: z.exactOptional(textOf(1000)),
  icon: Icon,
  kind: z.exactOptional(Key),
  slot: z.exactOptional(Code),
  rarity: z.exactOptional(Rarity),
})

const Season = z
  .strictObject({ code: Code, name: Name, startsAt: Timestamp, endsAt: z.nullable(Timestamp) })
  .check(
    z.check<{ readonly startsAt: string; readonly endsAt: string | null }>((checked) => {
      const { startsAt, endsAt } = checked.value
      if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
        problem(checked, ['endsAt'], 'it ends before it starts')
    }),
  )

const Board = z.strictObject({
  key: z.enum(boardKeys),
  name: Name,
  /** "Raids won" */
  scoreName: Name,
  /** Codes of bosses that have a board of their own each. */
  bosses: z._default(z.array(Code), []),
  /** Whether it starts anew with every season. */
  hasSeasons: z._default(z.boolean(), false),
})

interface Related {
  readonly kinds: readonly { readonly key: string }[]
  readonly items: readonly { readonly kind?: string }[]
  readonly skills: readonly { readonly kind?: string }[]
  readonly bosses: readonly { readonly code: number }[]
  readonly boards: readonly { readonly bosses: readonly number[] }[]
}

/** Schema of the file that operators import: what the codes of the game mean, in all languages. */
export const GameDataFile = z
  .strictObject({
    format: z.literal(1),
    /** What items and skills can be, for example a one-handed sword. */
    kinds: listOf('key', z.strictObject({ key: Key, name: Name })),
    items: listOf('vnum', Item),
    /** Kinds of pets and partners, by the number that the game gives them. */
    mates: listOf('code', Coded),
    raids: listOf('code', Coded),
    bosses: listOf('code', Coded),
    events: listOf('code', Coded),
    skills: listOf('code', z.extend(Coded, { kind: z.exactOptional(Key) })),
    /** Of monsters. */
    families: listOf('code', Coded),
    statistics: listOf('key', z.strictObject({ key: Key, name: Name, icon: z.exactOptional(Icon) })),
    seasons: listOf('code', Season),
    boards: listOf('key', Board),
  })
  .check(
    z.check<Related>((checked) => {
      const known = new Set(checked.value.kinds.map(({ key }) => key))
      for (const table of ['items', 'skills'] as const)
        for (const [place, { kind }] of checked.value[table].entries())
          if (kind !== undefined && !known.has(kind))
            problem(checked, [table, place, 'kind'], `${kind} is not in kinds`)
      const bosses = new Set(checked.value.bosses.map(({ code }) => code))
      for (const [board, { bosses: codes }] of checked.value.boards.entries())
        for (const [place, code] of codes.entries()) {
          const path = ['boards', board, 'bosses', place]
          if (!bosses.has(code)) problem(checked, path, `${code} is not in bosses`)
          if (codes.indexOf(code) < place) problem(checked, path, `${code} is there twice`)
        }
    }),
  )
export type GameDataFile = z.output<typeof GameDataFile>
