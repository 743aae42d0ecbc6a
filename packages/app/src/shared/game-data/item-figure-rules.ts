import type { CharacterItem } from '@olympus/contract/character-pages'

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

/** Everything of an item that is a number, with the most important first. */
export function figuresOf({ upgrade, elementRate, options = [], specialist }: CharacterItem): Figure[] {
  const named = (kind: 'perfection' | 'points') =>
    Object.entries(specialist?.[kind] ?? {}).map(([name, value]) => figure({ kind, value, name }))
  return [
    ...(upgrade ? [figure({ kind: 'upgrade', value: upgrade })] : []),
    ...(elementRate === undefined ? [] : [figure({ kind: 'elementRate', value: elementRate })]),
    ...(specialist ? [figure({ kind: 'level', value: specialist.level })] : []),
    ...options.map(({ type, effect, value }) => figure({ kind: 'option', value, name: type, effect })),
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
    figures.reduce((sum, each) => (each.key === key ? sum + each.value : sum), 0)
  const missing = others.filter(({ key }) => own.every((each) => each.key !== key))
  return [...own, ...missing.map((each) => ({ ...each, value: 0 }))].map((each) => ({
    ...each,
    difference: worth(own, each.key) - worth(others, each.key),
  }))
}
