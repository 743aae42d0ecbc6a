import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import type { OpenCheckout } from './purchase-view.ts'
import { settlePurchase } from './settle-purchase.ts'

type AskPorts = Pick<Ports, 'database' | 'limiter' | 'log' | 'provider'>

/** The shortest time between two requests about one purchase, across all processes. */
const askEveryMs = 2000

/** A page that waits for its payment causes about 15 requests a minute. */
const accountLimit = { max: 40, windowSeconds: 60, isSteady: true }

interface VisitedCheckout extends OpenCheckout {
  readonly accountId: number
}

/**
 * Claims the next request about a purchase. Returns 0 if the caller may send it now, else the
 * milliseconds to wait. Null if the purchase is no longer open.
 */
async function claimAsk(database: Database, purchaseId: number): Promise<number | null> {
  const isOpen = sql`id = ${purchaseId} and state in ('pending', 'verifying')`
  const claimed = await database.execute(sql`
    update donation set asked_at = now()
    where ${isOpen} and (asked_at is null or asked_at <= now() - ${askEveryMs} * interval '1 millisecond')`)
  if (claimed > 0) return 0
  const later = await database.maybeOne<{ waitMs: number }>(sql`
    select greatest(1, ceil(1000 * extract(epoch from asked_at - now())) + ${askEveryMs}::int + 1)::int as wait_ms
    from donation where ${isOpen}`)
  return later?.waitMs ?? null
}

/** `known`: the stored state is current. `unknown`: the purchase may be paid by now. */
type Asked = 'known' | 'unknown'

/** A request about one purchase. Visits share it until it is sent; its reply is too old for later ones. */
interface Turn {
  isSent: boolean
  outcome: Promise<Asked>
}

async function askProvider(ports: AskPorts, { accountId, purchaseId, reference }: VisitedCheckout) {
  const refusal = await ports.limiter.hit({ key: `purchase-visit:${accountId}`, ...accountLimit })
  if (refusal) return 'unknown'
  const facts = await ports.provider.readCheckout(reference)
  if (facts instanceof Failure) return 'unknown'
  await settlePurchase(ports, purchaseId, facts)
  return 'known'
}

async function askInTurn(ports: AskPorts, checkout: VisitedCheckout, onSend: () => void): Promise<Asked> {
  const { purchaseId } = checkout
  let waitMs = await claimAsk(ports.database, purchaseId)
  if (waitMs) {
    // The stored state is no answer yet: a page that receives `pending` stops polling.
    await sleep(waitMs)
    waitMs = await claimAsk(ports.database, purchaseId)
  }
  if (waitMs === null) return 'known'
  onSend()
  return waitMs === 0 ? askProvider(ports, checkout) : 'unknown'
}

/**
 * Asks the provider when players visit an open purchase. Concurrent visits share one request, and visits
 * shortly after it wait for the next one, so no player uses up the provider's rate limit.
 */
export function createVisitAsker(ports: AskPorts): (checkout: VisitedCheckout) => Promise<Asked> {
  const turns = new Map<number, Turn>()
  return (checkout) => {
    const { purchaseId } = checkout
    const latest = turns.get(purchaseId)
    if (latest && !latest.isSent) return latest.outcome
    const turn: Turn = { isSent: false, outcome: Promise.resolve('known') }
    turn.outcome = askInTurn(ports, checkout, () => void (turn.isSent = true)).finally(() => {
      if (turns.get(purchaseId) === turn) turns.delete(purchaseId)
    })
    turns.set(purchaseId, turn)
    return turn.outcome
  }
}
