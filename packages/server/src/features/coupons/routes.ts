import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import { type Handlers, resumable } from '../../http/handlers.ts'
import { forgiveUnjudged } from '../../limits/forgive-unjudged.ts'
import type { Limit, Limiter } from '../../limits/limiter.ts'
import type { SecretBox } from '../../secret-box.ts'
import { claimCoupon, type ClaimRequest } from './claim-coupon.ts'
import { claimLimits } from './claim-limits.ts'
import { listClaimedCoupons, listCoupons } from './list-coupons.ts'
import { redeemCoupon } from './redeem-coupon.ts'

interface CouponsContext {
  readonly database: Database
  readonly limiter: Limiter
  readonly secretBox: SecretBox
}

type CouponsEndpoint = 'claimCoupon' | 'listCoupons' | 'listCouponLogs' | 'redeemCoupon'

/**
 * Counts the attempt before the code is looked at, so that parallel guesses cannot slip through together. What one limit refuses is
 * no guess, so it is not counted by those before.
 */
async function limitRefusal(limiter: Limiter, limits: readonly Limit[]) {
  for (const [index, limit] of limits.entries()) {
    const refusal = await limiter.hit(limit)
    if (!refusal) continue
    for (const counted of limits.slice(0, index)) await limiter.forgive(counted)
    return refusal
  }
  return null
}

async function claimLimited(context: CouponsContext, request: ClaimRequest, network: string) {
  const limits = claimLimits(request.accountId, network)
  const refusal = await limitRefusal(context.limiter, limits)
  if (refusal) return refusal
  const claimed = await forgiveUnjudged(context.limiter, limits, () => claimCoupon(context, request))
  const isGuess = claimed instanceof Failure && claimed.key === 'INVALID_CODE'
  if (!isGuess) for (const limit of limits) await context.limiter.forgive(limit)
  return claimed
}

export function couponsRoutes(context: CouponsContext): Handlers<CouponsEndpoint> {
  const { database, secretBox } = context
  return {
    claimCoupon: resumable(async ({ session, body, client, idempotencyKey }) =>
      claimLimited(
        context,
        {
          accountId: session.accountId,
          requestKey: idempotencyKey,
          code: body.code,
          locale: client.locale,
        },
        networkOf(client.address),
      ),
    ),
    listCoupons: ({ session, query, client }) =>
      listCoupons({ queries: database, secretBox, locale: client.locale }, { ...session, ...query }),
    listCouponLogs: ({ session, query, client }) =>
      listClaimedCoupons({ queries: database, secretBox, locale: client.locale }, { ...session, ...query }),
    redeemCoupon: ({ transaction, session, params, body, client }) =>
      redeemCoupon(transaction, secretBox, {
        accountId: session.accountId,
        ...params,
        ...body,
        locale: client.locale,
      }),
  }
}
