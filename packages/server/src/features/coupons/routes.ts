import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import { type Handlers, resumable } from '../../http/handlers.ts'
import { limitGuesses } from '../../limits/limit-guesses.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { claimCoupon, type ClaimRequest } from './claim-coupon.ts'
import { claimLimits } from './claim-limits.ts'
import { listCoupons } from './list-coupons.ts'
import { redeemCoupon } from './redeem-coupon.ts'

interface CouponsContext {
  readonly database: Database
  readonly limiter: Limiter
  readonly secretBox: SecretBox
}

type CouponsEndpoint = 'claimCoupon' | 'listCoupons' | 'redeemCoupon'

const claimWithLimits = (context: CouponsContext, request: ClaimRequest, network: string) =>
  limitGuesses(context.limiter, {
    limits: claimLimits(request.accountId, network),
    act: () => claimCoupon(context, request),
    isWrong: (claimed) => claimed instanceof Failure && claimed.key === 'INVALID_CODE',
  })

export function couponsRoutes(context: CouponsContext): Handlers<CouponsEndpoint> {
  const { database, secretBox } = context
  return {
    claimCoupon: resumable(async ({ session, body, client, idempotencyKey }) =>
      claimWithLimits(
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
    redeemCoupon: ({ transaction, session, params, body, client }) =>
      redeemCoupon(transaction, secretBox, {
        accountId: session.accountId,
        ...params,
        ...body,
        locale: client.locale,
      }),
  }
}
