import type { Transaction } from '../database/database.ts'
import { lockNamedAccount } from './find-account.ts'
import type { OperatorPorts } from './operator-command.ts'
import { type Attribution, recordAct } from './record-act.ts'

interface ActOnAccount<Details extends object> {
  readonly command: string
  /** ID, username or email address. */
  readonly name: string
  readonly by: Attribution
  /** Acts on the locked account. Returns what is recorded; null if there was nothing to do. */
  readonly act: (transaction: Transaction, account: Account) => Promise<Details | null>
}

interface Account {
  readonly accountId: number
  /** The account in messages. */
  readonly subject: string
}

/** Acts on an account and records it in one transaction. */
export const actOnAccount = <Details extends object>(
  { database }: Pick<OperatorPorts, 'database'>,
  { command, name, by, act }: ActOnAccount<Details>,
): Promise<{ readonly subject: string; readonly details: Details | null }> =>
  database.transaction(async (transaction) => {
    const { id: accountId, username } = await lockNamedAccount(transaction, name)
    const subject = `Account ${accountId} (${username})`
    const details = await act(transaction, { accountId, subject })
    if (details) await recordAct(transaction, { by, command, details: { accountId, ...details } })
    return { subject, details }
  })
