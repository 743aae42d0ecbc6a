import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import { type Handlers, resumable } from '../../http/handlers.ts'
import { limitGuesses } from '../../limits/limit-guesses.ts'
import type { Ports } from '../ports.ts'
import { claimCoupon, type ClaimRequest } from './claim-coupon.ts'
import { claimLimits } from './claim-limits.ts'
import { listCoupons } from './list-coupons.ts'
import { redeemCoupon } from './redeem-coupon.ts'

type CouponsEndpoint = 'claimCoupon' | 'listCoupons' | 'redeemCoupon'

const claimWithLimits = (ports: Ports, request: ClaimRequest, network: string) =>
  limitGuesses(ports.limiter, {
    limits: claimLimits(request.accountId, network),
    act: () => claimCoupon(ports, request),
    isWrong: (claimed) => claimed instanceof Failure && claimed.key === 'INVALID_CODE',
  })

export function couponsRoutes(ports: Ports): Handlers<CouponsEndpoint> {
  const { database, secretBox } = ports
  return {
    claimCoupon: resumable(async ({ session, body, client, idempotencyKey }) =>
      claimWithLimits(
        ports,
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
