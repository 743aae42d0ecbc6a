import { assignPayment, type UnmatchedPayment } from '../features/purchase/assign-payment.ts'
import { readDecision, saveDecision } from '../features/purchase/payment-decisions.ts'
import { lockNamedAccount } from './find-account.ts'
import { type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { type Attribution, recordAct } from './record-act.ts'
import { lockUnmatched, type UnmatchedEvent } from './lock-unmatched.ts'

interface Assignment {
  readonly reference: string
  /** ID, username or email address. */
  readonly name: string
  readonly by: Attribution
}

const refusals = {
  credited: 'a donation has it already',
  returned: 'its money went back',
  'no-package':
    'no package costs that much. Refund it in the dashboard of the provider, or dismiss it and grant coins',
  'several-packages':
    'several packages cost that much. Refund it in the dashboard of the provider, or dismiss it and grant coins',
}

function paymentOf({ provider, paymentReference, amountCents, currency }: UnmatchedEvent): UnmatchedPayment {
  if (paymentReference === null || amountCents === null || currency === null)
    throw new Refusal('Nothing is assigned: its event does not tell what was paid')
  return { provider, paymentReference, amountCents, currency }
}

interface Assigned {
  /** The account in messages. */
  readonly subject: string
  readonly donationId: number
  /** Null if an earlier command did it. */
  readonly coins: number | null
}

const assign = (
  { database, random, log }: OperatorPorts,
  { reference, name, by }: Assignment,
): Promise<Assigned> =>
  database.transaction(async (transaction) => {
    // First the payment, as settlements do.
    const event = await lockUnmatched(transaction, reference)
    const { id: accountId, username } = await lockNamedAccount(transaction, name)
    const subject = `account ${accountId} (${username})`
    const decision = await readDecision(transaction, event)
    if (decision?.donationId && decision.accountId === accountId)
      return { subject, donationId: decision.donationId, coins: null }
    if (decision) throw new Refusal(`${reference} ${decisionText(decision)}`)
    const payment = paymentOf(event)
    const price = `${payment.amountCents} minor units of ${payment.currency}`
    const assigned = await assignPayment(transaction, { payment, accountId }, { random, log })
    if ('refusal' in assigned)
      throw new Refusal(`${reference} (${price}) is not assigned: ${refusals[assigned.refusal]}`)
    const { donationId, packageId } = assigned
    const coins = assigned.coins + assigned.bonusCoins
    const { provider } = event
    await recordAct(transaction, {
      by,
      command: 'donations assign',
      details: { accountId, donationId, provider, paymentReference: reference, packageId, coins, price },
    })
    return { subject, donationId, coins }
  })

const decisionText = ({ donationId, accountId }: NonNullable<Awaited<ReturnType<typeof readDecision>>>) =>
  donationId === null
    ? 'was dismissed already'
    : `was assigned already: it is donation ${donationId} of account ${accountId}`

const assignCommand: OperatorCommand = {
  kind: 'act',
  name: 'donations assign',
  operands: ['<payment-reference>', '<account>'],
  summary: 'gives an unmatched payment to an account, as a purchase of the package that costs as much',
  async run(ports, [reference, name], by) {
    const { subject, donationId, coins } = await assign(ports, { reference, name, by })
    ports.print(
      coins === null
        ? `${reference} is donation ${donationId} of ${subject} already; nothing was done again`
        : `${reference} is donation ${donationId} of ${subject} now: ${coins} OC credited`,
    )
  },
}

/** Resolves with false if an earlier command did it. */
const dismiss = ({ database }: OperatorPorts, reference: string, by: Attribution): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const event = await lockUnmatched(transaction, reference)
    const decision = await readDecision(transaction, event)
    if (decision?.donationId === null) return false
    if (decision) throw new Refusal(`${reference} ${decisionText(decision)}`)
    await saveDecision(transaction, { ...event, donationId: null })
    const { provider } = event
    await recordAct(transaction, { by, command: 'donations dismiss', details: { provider, reference } })
    return true
  })

const dismissCommand: OperatorCommand = {
  kind: 'act',
  name: 'donations dismiss',
  operands: ['<payment-reference>'],
  summary: 'takes an unmatched payment that is not for coins off the list, for good',
  async run(ports, [reference], by) {
    const isNew = await dismiss(ports, reference, by)
    ports.print(`${reference} is dismissed${isNew ? '' : ' already; nothing was done again'}`)
  },
}

export const paymentCommands: readonly OperatorCommand[] = [assignCommand, dismissCommand]
