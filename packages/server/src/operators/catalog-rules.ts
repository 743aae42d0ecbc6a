interface Listed {
  readonly packages: readonly {
    readonly id: string
    readonly isForSale: boolean
    readonly prices: Readonly<Record<string, number>>
  }[]
  readonly categories: readonly {
    readonly id: string
    readonly subcategories: readonly { readonly id: string }[]
  }[]
  readonly items: readonly {
    readonly id: string
    readonly categoryId: string
    readonly subcategoryId: string
    readonly priceCoins: number
    readonly sale: {
      readonly priceCoins: number
      readonly startsAt: Date
      readonly endsAt: Date | null
    } | null
    readonly availableFrom: Date
    readonly availableUntil: Date | null
    readonly isWheelTicket: boolean
    readonly drops: readonly { readonly itemId: string; readonly chancePerMille: number }[]
  }[]
}

type Entry = Listed['items'][number]

const allDrops = 1000

const twice = (what: string, ids: readonly string[]) =>
  [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `${what} ${id}: is there twice`,
  )

/** The category of each subcategory. */
const parentsOf = ({ categories }: Listed) =>
  categories.flatMap(({ id, subcategories }) =>
    subcategories.map((subcategory) => [subcategory.id, id] as const),
  )

function dropProblems({ id, drops }: Entry, items: ReadonlyMap<string, Entry>): string[] {
  const problems = twice(
    `item ${id}: drop`,
    drops.map(({ itemId }) => itemId),
  )
  for (const { itemId } of drops) {
    if (itemId === id) problems.push(`item ${id}: holds itself`)
    if (!items.has(itemId)) problems.push(`item ${id}: drop ${itemId} is no item`)
  }
  const total = drops.reduce((sum, { chancePerMille }) => sum + chancePerMille, 0)
  if (drops.length > 0 && total !== allDrops)
    problems.push(`item ${id}: the chances of its drops add up to ${total}, not to ${allDrops}`)
  return problems
}

/** Selling tickets of the fortune wheel is off, so no box may hold them. */
const ticketProblems = ({ id, drops }: Entry, items: ReadonlyMap<string, Entry>): string[] =>
  drops
    .filter(({ itemId }) => items.get(itemId)?.isWheelTicket)
    .map(({ itemId }) => `item ${id}: holds wheel tickets (${itemId}), which are not sold for coins`)

function offerProblems({ id, priceCoins, sale, availableFrom, availableUntil }: Entry): string[] {
  const problems: string[] = []
  if (sale && sale.priceCoins >= priceCoins)
    problems.push(`item ${id}: on sale it has to be cheaper than ${priceCoins}`)
  if (sale?.endsAt && sale.endsAt <= sale.startsAt)
    problems.push(`item ${id}: its sale ends before it starts`)
  if (availableUntil && availableUntil <= availableFrom)
    problems.push(`item ${id}: it leaves the shop before it comes`)
  return problems
}

const knownCurrencies = new Set(Intl.supportedValuesOf('currency'))

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

function packageProblems({ id, isForSale, prices }: Listed['packages'][number]): string[] {
  const currencies = Object.keys(prices)
  const unknown = currencies.filter((currency) => !knownCurrencies.has(currency))
  // Card networks settle three decimals in steps of ten.
  const uneven = currencies.filter(
    (currency) =>
      !unknown.includes(currency) && digitsOf(currency) === 3 && (prices[currency] ?? 0) % 10 !== 0,
  )
  return [
    ...unknown.map((currency) => `package ${id}: ${currency} is no currency`),
    ...uneven.map((currency) => `package ${id}: its price in ${currency} has to end in 0`),
    ...(isForSale && currencies.length === 0 ? [`package ${id}: it is for sale and has no price`] : []),
  ]
}

/** Problems of a catalog file that is applied on top of the current catalog. */
export function catalogProblems(given: Listed, known: Listed): string[] {
  const knownParents = new Map(parentsOf(known))
  const parents = new Map([...knownParents, ...parentsOf(given)])
  const moved = parentsOf(given).filter(
    ([id, categoryId]) => (knownParents.get(id) ?? categoryId) !== categoryId,
  )
  const items = new Map([...known.items, ...given.items].map((item) => [item.id, item]))
  return [
    ...twice(
      'package',
      given.packages.map(({ id }) => id),
    ),
    ...given.packages.flatMap(packageProblems),
    ...twice(
      'category',
      given.categories.map(({ id }) => id),
    ),
    ...twice(
      'subcategory',
      parentsOf(given).map(([id]) => id),
    ),
    ...twice(
      'item',
      given.items.map(({ id }) => id),
    ),
    ...moved.map(([id]) => `subcategory ${id}: belongs to category ${knownParents.get(id)} and stays there`),
    ...given.items
      .filter(({ categoryId, subcategoryId }) => parents.get(subcategoryId) !== categoryId)
      .map(
        ({ id, categoryId, subcategoryId }) =>
          `item ${id}: ${subcategoryId} is no subcategory of ${categoryId}`,
      ),
    ...given.items.flatMap(offerProblems),
    ...given.items.flatMap((item) => dropProblems(item, items)),
    ...[...items.values()].flatMap((item) => ticketProblems(item, items)),
  ]
}
