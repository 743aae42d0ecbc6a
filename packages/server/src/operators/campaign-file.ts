import { limits } from '@olympus/contract/limits'
import { Id, Timestamp, z } from '@olympus/contract/schema'

const Count = z.int().check(z.positive(), z.lte(2_147_483_647))
const Name = z.string().check(z.trim(), z.regex(/^[^\p{Cc}]{1,100}$/u))
const Moment = z.pipe(
  Timestamp,
  z.transform((text) => new Date(text)),
)

const Code = z.string().check(z.regex(/^\S+( \S+)*$/), z.maxLength(limits.couponCodeMaxLength))

const Batch = z.strictObject({
  name: Name,
  /** The number of codes to generate, or the codes themselves. */
  codes: z.union([
    z.int().check(z.positive(), z.lte(10_000)),
    z.array(Code).check(z.minLength(1), z.maxLength(10_000)),
  ]),
  /** Null if every account can claim each code once. */
  maxClaimsPerCode: z.nullable(Count),
})

const Batches = z.array(Batch).check(
  z.minLength(1),
  z.refine(
    (batches) => new Set(batches.map(({ name }) => name)).size === batches.length,
    'two batches have the same name',
  ),
)
export type Batches = z.output<typeof Batches>

const AccountIds = z.pipe(
  z.array(Id).check(z.minLength(1)),
  z.transform((ids) => [...new Set(ids)]),
)

/** Schema of a campaign file with its batches of codes. */
export const CampaignFile = z.strictObject({
  name: Name,
  contents: z.union([
    z.strictObject({ coins: Count }),
    z.strictObject({ tickets: Count }),
    z.strictObject({ itemId: z.string(), quantity: Count }),
  ]),
  startsAt: z._default(z.nullable(Moment), null),
  endsAt: z._default(z.nullable(Moment), null),
  maxClaims: z._default(z.nullable(Count), null),
  minAccountAgeDays: z._default(z.int().check(z.nonnegative(), z.lte(36_500)), 0),
  allowedAccountIds: z._default(z.nullable(AccountIds), null),
  batches: Batches,
})

/** Schema of a file with more codes for an existing campaign. */
export const CodesFile = z.strictObject({ campaignId: Id, batches: Batches })
