import sql from 'sql-template-tag'
import type { Config } from '../config.ts'
import type { Queries } from '../database/database.ts'
import { Refusal } from './refusal.ts'

export type OperatorLimits = Config['operatorLimits']

/** One operator may not do this alone. Thrown before anything is committed. */
export class SecondOperatorNeeded extends Refusal {
  override readonly name = 'SecondOperatorNeeded'
}

/** A refund that was confirmed once may be repeated: its key makes sure that it is paid once. */
const isConfirmed = sql`exists (
  select from operator_act as confirmed
  where confirmed.details ? 'confirmedBy' and (
    confirmed.id = act.id or confirmed.details ->> 'idempotencyKey' = act.details ->> 'idempotencyKey'
  )
)`

type Sums = OperatorLimits

/** What an operator did alone in the last 24 hours. Repetitions of one refund count once. */
const sumsOf = (queries: Queries, who: string) =>
  queries.one<Sums>(sql`
    select coalesce(sum(abs(coins)), 0)::bigint as coins, coalesce(sum(abs(cents)), 0)::bigint as cents,
      coalesce(sum(abs(tickets)), 0)::bigint as tickets
    from (
      select distinct on (coalesce(details ->> 'idempotencyKey', id::text))
        case when jsonb_typeof(details -> 'coins') = 'number' then (details -> 'coins')::numeric end as coins,
        case when jsonb_typeof(details -> 'amountCents') = 'number' then (details -> 'amountCents')::numeric
        end as cents,
        case when jsonb_typeof(details -> 'tickets') = 'number' then (details -> 'tickets')::numeric end as tickets
      from operator_act as act
      where who = ${who} and happened_at > now() - interval '24 hours' and not ${isConfirmed}
    ) as amounts`)

/**
 * Adds up `coins`, `tickets` and `amountCents` of the operator's acts. Call it after the act is recorded:
 * acts are recorded one after the other, so that two at the same time cannot both fit into the rest of a
 * limit.
 */
export async function expectWithinLimits(
  queries: Queries,
  {
    who,
    limits,
    details,
  }: { readonly who: string; readonly limits: OperatorLimits; readonly details: object },
): Promise<void> {
  if (!('coins' in details || 'amountCents' in details || 'tickets' in details)) return
  const { coins, cents, tickets } = await sumsOf(queries, who)
  if ('coins' in details && coins > limits.coins)
    throw new SecondOperatorNeeded(
      `With this, ${who} would move ${coins} OC in 24 hours; one operator may move ${limits.coins}`,
    )
  if ('amountCents' in details && cents > limits.cents)
    throw new SecondOperatorNeeded(
      `With this, ${who} would move ${cents} minor units of money in 24 hours; one operator may move ${limits.cents}`,
    )
  if ('tickets' in details && tickets > limits.tickets)
    throw new SecondOperatorNeeded(
      `With this, ${who} would move ${tickets} tickets in 24 hours; one operator may move ${limits.tickets}`,
    )
}
