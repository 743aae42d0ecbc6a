import type { BonusLine } from '@olympus/contract/character-bonuses'

/** The bonuses of one figure in one unit. Percent and points are two totals: their sum means nothing. */
export interface BonusTotal {
  readonly key: string
  readonly stat: string
  readonly unit: BonusLine['unit']
  readonly total: number
  /** The largest first. */
  readonly lines: readonly BonusLine[]
  /** How much comes from each kind of source, as parts of 1. What lowers a figure counts too. */
  readonly parts: readonly { readonly kind: string; readonly share: number }[]
}

interface Orders {
  /** Known keys of figures; others follow as reported. */
  readonly stats: readonly string[]
  /** Kinds of sources. */
  readonly kinds: readonly string[]
}

/** Decimals of figures. Sums of binary fractions have more: 0.1 + 0.2 is 0.30000000000000004. */
const precision = 1e6

const sumOf = (lines: readonly BonusLine[]) =>
  Math.round(lines.reduce((sum, { value }) => sum + value, 0) * precision) / precision

const weightOf = (lines: readonly BonusLine[]) => lines.reduce((sum, { value }) => sum + Math.abs(value), 0)

/** The words in the order of the known ones, then the others in their own. */
export const inOrder = (words: Iterable<string>, known: readonly string[]): string[] => {
  const all = new Set(words)
  return [...new Set([...known, ...all])].filter((word) => all.has(word))
}

/** All kinds of sources of the lines, in the order of the page. */
export const kindsOf = (lines: readonly BonusLine[], known: readonly string[]): string[] =>
  inOrder(
    lines.map(({ source }) => source.kind),
    known,
  )

function totalOf(key: string, lines: readonly BonusLine[], kinds: readonly string[]): BonusTotal[] {
  const [first] = lines
  if (!first) return []
  const byKind = Map.groupBy(lines, ({ source }) => source.kind)
  const weight = weightOf(lines)
  return [
    {
      key,
      stat: first.stat,
      unit: first.unit,
      total: sumOf(lines),
      lines: lines.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value)),
      parts: kinds
        .map((kind) => ({ kind, share: weight === 0 ? 0 : weightOf(byKind.get(kind) ?? []) / weight }))
        .filter(({ share }) => share > 0),
    },
  ]
}

/** One total for each figure and unit. */
export function totalsOf(lines: readonly BonusLine[], orders: Orders): BonusTotal[] {
  const kinds = kindsOf(lines, orders.kinds)
  const byStat = Map.groupBy(lines, ({ stat }) => stat)
  return inOrder(byStat.keys(), orders.stats).flatMap((stat) => {
    const ofStat = byStat.get(stat) ?? []
    return (['percent', 'points'] as const).flatMap((unit) =>
      totalOf(
        `${stat} ${unit}`,
        ofStat.filter((line) => line.unit === unit),
        kinds,
      ),
    )
  })
}

/** What the totals are made of from one kind of source. Its share of the whole stays. */
export const fromSource = (totals: readonly BonusTotal[], kind: string): BonusTotal[] =>
  totals.flatMap((total) => {
    const lines = total.lines.filter(({ source }) => source.kind === kind)
    if (lines.length === 0) return []
    return { ...total, lines, total: sumOf(lines), parts: total.parts.filter((part) => part.kind === kind) }
  })

/** How many totals each kind of source is part of. */
export const countBySource = (totals: readonly BonusTotal[], kinds: readonly string[]) =>
  kinds.map((kind) => ({ kind, count: fromSource(totals, kind).length }))

const highlights = 3

/** What players look at first, then the highest percentages. */
export function highlightsOf(totals: readonly BonusTotal[], favorites: readonly string[]): BonusTotal[] {
  const favored = favorites.flatMap((stat) => totals.find((total) => total.stat === stat) ?? [])
  const others = totals
    .filter((total) => total.unit === 'percent' && !favored.includes(total))
    .toSorted((one, other) => other.total - one.total)
  return [...favored, ...others].slice(0, highlights)
}

/** Every named source once, in the order of the kinds. */
export function namedSources(
  lines: readonly BonusLine[],
  kinds: readonly string[],
): readonly BonusLine['source'][] {
  const named = lines.map(({ source }) => source).filter(({ name, vnum }) => name !== null || vnum !== null)
  const byKey = new Map(named.map((source) => [sourceKey(source), source]))
  return [...byKey.values()].toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}

export const sourceKey = ({ kind, name, vnum }: BonusLine['source']): string =>
  `${kind} ${vnum ?? name ?? ''}`

/** Those that end first come first, those that never end last. */
export const byEnd = <Timed extends { readonly endsAt: string | null }>(timed: readonly Timed[]): Timed[] =>
  timed.toSorted((one, other) => endOf(one) - endOf(other))

const endOf = ({ endsAt }: { readonly endsAt: string | null }): number =>
  endsAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(endsAt)
