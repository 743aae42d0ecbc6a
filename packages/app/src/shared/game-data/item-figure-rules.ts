import type { CharacterItem } from '@olympus/contract/character-item'

/** A number of an item that can be compared with that of another. */
export interface Figure {
  /** The same for figures that mean the same. */
  readonly key: string
  readonly kind: 'elementRate' | 'level' | 'option' | 'perfection' | 'points' | 'upgrade'
  /** The type of an option, or what points and perfection raise. */
  readonly name: string
  /** The game's number of what an option does. */
  readonly effect: number
  readonly value: number
}

type Given = Pick<Figure, 'kind' | 'value'> & Partial<Figure>

const figure = ({ kind, value, name = '', effect = 0 }: Given): Figure => ({
  key: [kind, name, effect].join(' '),
  kind,
  name,
  effect,
  value,
})

/** How often an item was upgraded. Some games report it of a specialist card instead of its item. */
export const upgradeOf = ({ upgrade, specialist }: Pick<CharacterItem, 'specialist' | 'upgrade'>) =>
  upgrade || specialist?.upgrade

/** The upgrade of an item, and the element of a fairy in percent, as numbers of a spreadsheet. */
export const figuresInFile = (
  item: Pick<CharacterItem, 'elementRate' | 'specialist' | 'upgrade'>,
): readonly [upgrade: number | null, element: number | null] => [
  upgradeOf(item) || null,
  item.elementRate ?? null,
]

/** Figures that mean the same as one. */
const summed = (figures: readonly Figure[]): Figure[] =>
  [...Map.groupBy(figures, ({ key }) => key).values()].flatMap(([first, ...more]) =>
    first ? [more.reduce((sum, { value }) => ({ ...sum, value: sum.value + value }), first)] : [],
  )

/** Everything of an item that is a number, with the most important first. */
export function figuresOf(item: CharacterItem): Figure[] {
  const { elementRate, options = [], specialist } = item
  const upgrade = upgradeOf(item)
  const named = (kind: 'perfection' | 'points') =>
    Object.entries(specialist?.[kind] ?? {}).map(([name, value]) => figure({ kind, value, name }))
  return [
    ...(upgrade ? [figure({ kind: 'upgrade', value: upgrade })] : []),
    ...(elementRate === undefined ? [] : [figure({ kind: 'elementRate', value: elementRate })]),
    ...(specialist ? [figure({ kind: 'level', value: specialist.level })] : []),
    ...summed(
      options.map(({ type, effect, value }) => figure({ kind: 'option', value, name: type, effect })),
    ),
    ...named('points'),
    ...named('perfection'),
  ]
}

export interface ComparedFigure extends Figure {
  /** What the item has more than the worn one. */
  readonly difference: number
}

/** The figures of an item and of the worn one. What only one of them has counts as 0 for the other. */
export function compareFigures(item: CharacterItem, worn: CharacterItem): ComparedFigure[] {
  const own = figuresOf(item)
  const others = figuresOf(worn)
  const worth = (figures: readonly Figure[], key: string) =>
    figures.find((each) => each.key === key)?.value ?? 0
  const missing = others.filter(({ key }) => own.every((each) => each.key !== key))
  return [...own, ...missing.map((each) => ({ ...each, value: 0 }))].map((each) => ({
    ...each,
    difference: worth(own, each.key) - worth(others, each.key),
  }))
}
