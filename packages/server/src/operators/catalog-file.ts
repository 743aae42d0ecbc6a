import { localeCodes, type LocaleCode } from '@olympus/contract/locales'
import { limits } from '@olympus/contract/limits'
import { Rarity } from '@olympus/contract/shop'
import { Currency, Timestamp, z } from '@olympus/contract/schema'

const Slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const Price = z.int().check(z.positive(), z.lte(1_000_000_000))
const MaxQuantity = z.int().check(z.gte(1), z.lte(1_000_000))
const SortOrder = z.int().check(z.nonnegative(), z.lte(1_000_000))
const Moment = z.pipe(
  Timestamp,
  z.transform((text) => new Date(text)),
)

const textOf = (maxLength: number) => {
  const Text = z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^(?:[^\p{Cc}]|\n)+$/u))
  const translations = Object.fromEntries(localeCodes.map((code) => [code, z.exactOptional(Text)])) as Record<
    LocaleCode,
    z.ZodMiniExactOptional<typeof Text>
  >
  return z.strictObject({ ...translations, en: Text })
}

const Group = { id: Slug, name: textOf(60), sortOrder: SortOrder }

const Item = z.strictObject({
  id: Slug,
  name: textOf(100),
  description: textOf(2000),
  icon: Slug,
  rarity: Rarity,
  categoryId: Slug,
  subcategoryId: Slug,
  priceCoins: Price,
  sale: z.nullable(z.strictObject({ priceCoins: Price, startsAt: Moment, endsAt: z.nullable(Moment) })),
  availableFrom: Moment,
  availableUntil: z.nullable(Moment),
  durationHours: z._default(z.nullable(z.int().check(z.gte(1), z.lte(100_000))), null),
  isWheelTicket: z._default(z.boolean(), false),
  maxQuantity: z.int().check(z.gte(1), z.lte(limits.orderMaxQuantity)),
  maxPerAccount: z.nullable(MaxQuantity),
  periodLimit: z.nullable(
    z.strictObject({ period: z.enum(['day', 'week', 'month']), maxQuantity: MaxQuantity }),
  ),
  drops: z.array(
    z.strictObject({ itemId: Slug, quantity: Price, chancePerMille: z.int().check(z.gte(1), z.lte(1000)) }),
  ),
})

const CoinPackage = z.strictObject({
  id: Slug,
  coins: Price,
  bonusCoins: z.int().check(z.nonnegative(), z.lte(1_000_000_000)),
  isFeatured: z.boolean(),
  isForSale: z.boolean(),
  sortOrder: SortOrder,
  prices: z.record(Currency, Price),
})

/** Schema of the catalog file that `catalog export` writes. */
export const CatalogFile = z.strictObject({
  packages: z._default(z.array(CoinPackage), []),
  categories: z.array(z.strictObject({ ...Group, subcategories: z.array(z.strictObject(Group)) })),
  items: z.array(Item),
})
