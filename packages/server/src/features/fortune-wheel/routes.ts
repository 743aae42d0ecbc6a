import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { exchangeTokens } from './exchange-tokens.ts'
import { getSpin } from './get-spin.ts'
import { getWheel } from './get-wheel.ts'
import { getWheelAccount } from './get-wheel-account.ts'
import { getWheelLuck } from './get-wheel-luck.ts'
import { markSpinSeen } from './mark-spin-seen.ts'
import { rotateSeed } from './rotate-seed.ts'
import { setSpinLimit } from './set-spin-limit.ts'
import { spinWheel } from './spin-wheel.ts'

type FortuneWheelEndpoint =
  | 'exchangeTokens'
  | 'getSpin'
  | 'getWheel'
  | 'getWheelAccount'
  | 'getWheelLuck'
  | 'markSpinSeen'
  | 'rotateSeed'
  | 'setSpinLimit'
  | 'spinWheel'

export function fortuneWheelRoutes(ports: Ports): Handlers<FortuneWheelEndpoint> {
  const { database } = ports
  return {
    getWheel: ({ client }) => getWheel(database, ports, client.locale),
    getWheelAccount: ({ session, client }) =>
      getWheelAccount(ports, { accountId: session.accountId, locale: client.locale }),
    spinWheel: ({ transaction, session, body, client, idempotencyKey }) =>
      spinWheel(transaction, ports, {
        accountId: session.accountId,
        locale: client.locale,
        requestKey: idempotencyKey,
        ...body,
      }),
    getSpin: ({ session, params, client }) =>
      getSpin(database, { accountId: session.accountId, locale: client.locale, ...params }),
    markSpinSeen: ({ session, params }) =>
      markSpinSeen(database, { accountId: session.accountId, ...params }),
    rotateSeed: ({ transaction, session, body, client }) =>
      rotateSeed(transaction, ports, {
        accountId: session.accountId,
        locale: client.locale,
        choice: body,
      }),
    exchangeTokens: ({ transaction, session, body, client }) =>
      exchangeTokens(transaction, ports, {
        accountId: session.accountId,
        locale: client.locale,
        ...body,
      }),
    setSpinLimit: ({ session, body }) => setSpinLimit(database, { accountId: session.accountId, ...body }),
    getWheelLuck: ({ session, client }) =>
      getWheelLuck(database, { accountId: session.accountId, locale: client.locale }),
  }
}
