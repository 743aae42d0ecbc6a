import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/** An account counts as new for as many days. */
const newAccountDays = 30

/** Adds the spins of some leaves to the counts, by what they drew and who spun. */
export const countSpins = (transaction: Transaction, leafIds: readonly number[]): Promise<number> =>
  transaction.execute(sql`
    insert into wheel_count as known (table_version, set, row_index, has_paid, is_new, spins)
    select table_version, set, row_index,
      exists (select from donation where donation.account_id = spin.account_id and paid_at <= spun_at) as has_paid,
      spun_at < account.created_at + make_interval(days => ${newAccountDays}) as is_new,
      count(*)
    from wheel_spin as spin join account on account.id = spin.account_id
    where leaf_id = any(${[...leafIds]}::bigint[])
    group by 1, 2, 3, 4, 5
    on conflict (table_version, set, row_index, has_paid, is_new) do update set spins = known.spins + excluded.spins`)
