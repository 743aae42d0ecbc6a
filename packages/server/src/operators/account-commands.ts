import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { portalClient } from '../features/actor.ts'
import { banAccount, unbanAccount } from '../features/account/ban-account.ts'
import { refreshEntriesOf } from '../features/leaderboards/refresh-entries.ts'
import { recordSecurityEvent } from '../features/security-events/record-security-event.ts'
import { type EndReason, endSessions } from '../features/sessions/end-sessions.ts'
import { twoFactorResetLetters } from '../features/two-factor/reset-letters.ts'
import { turnOffFactors } from '../features/two-factor/turn-off-factors.ts'
import { actOnAccount } from './act-on-account.ts'
import { futureMomentOf } from './moment-rules.ts'
import { type OperatorCommand, Refusal } from './operator-command.ts'
import { showAccountCommand } from './show-account-command.ts'
import { UsageError } from './refusal.ts'

interface SessionsToEnd {
  readonly accountId: number
  readonly reason: EndReason
  readonly publicUrl: string
}

/** Ends all sessions of an account and shows it in the security events. Returns their number. */
async function endSessionsOf(
  transaction: Transaction,
  { accountId, reason, publicUrl }: SessionsToEnd,
): Promise<number> {
  // Servers learn of it by a notice, also the one that runs this command.
  const ended = await endSessions(transaction, { accountId, reason, forgetSession() {} })
  const client = portalClient(publicUrl)
  if (ended > 0) await recordSecurityEvent(transaction, { accountId, kind: 'session-ended', client })
  return ended
}

const sessionsText = (count: number | undefined) =>
  count === 1 ? '1 session ended' : `${count ?? 0} sessions ended`

const banCommand: OperatorCommand = {
  kind: 'act',
  name: 'accounts ban',
  operands: ['<account>'],
  options: [
    { name: 'reason', placeholder: '<text for the player>', isRequired: true },
    { name: 'until', placeholder: '<date>' },
  ],
  summary: 'bans an account, forever without --until, ends its sessions and mails its player',
  async run(ports, [name, , { reason = '', until: end }], by) {
    const until = end === undefined ? null : futureMomentOf(end, new Date())
    if (until === 'invalid')
      throw new UsageError(
        `--until ${end}: expected a time in the future, as 2026-12-31 or 2026-12-31T18:00Z (UTC)`,
      )
    const { subject, details } = await actOnAccount(ports, {
      command: 'accounts ban',
      name,
      by,
      async act(transaction, { accountId }) {
        const sessions = await banAccount(transaction, { accountId, until, reason })
        return sessions === null ? null : { until, reason, sessions }
      },
    })
    const span = until ? `until ${until.toISOString()}` : 'forever'
    ports.print(
      details
        ? `${subject} is banned ${span}; ${sessionsText(details.sessions)}`
        : `${subject} is already banned ${span} for this reason; nothing was changed`,
    )
  },
}

const unbanCommand: OperatorCommand = {
  kind: 'act',
  name: 'accounts unban',
  operands: ['<account>'],
  summary: 'lifts a ban and mails the player',
  async run(ports, [name], by) {
    const { subject } = await actOnAccount(ports, {
      command: 'accounts unban',
      name,
      by,
      async act(transaction, { accountId, subject }) {
        if (!(await unbanAccount(transaction, accountId))) throw new Refusal(`${subject} is not banned`)
        return {}
      },
    })
    ports.print(`${subject} is no longer banned`)
  },
}

const endSessionsCommand: OperatorCommand = {
  kind: 'act',
  name: 'accounts end-sessions',
  operands: ['<account>'],
  summary: 'logs out all devices of an account',
  async run(ports, [name], by) {
    const { publicUrl } = ports.config
    const { subject, details } = await actOnAccount(ports, {
      command: 'accounts end-sessions',
      name,
      by,
      act: async (transaction, { accountId }) => ({
        sessions: await endSessionsOf(transaction, { accountId, reason: 'ended_by_operator', publicUrl }),
      }),
    })
    ports.print(`${subject}: ${sessionsText(details?.sessions)}`)
  },
}

const resetTwoFactorCommand: OperatorCommand = {
  kind: 'act',
  name: 'accounts reset-two-factor',
  operands: ['<account>'],
  summary: 'turns off a lost second factor; the player must set a new password by mail; passkeys stay',
  async run(ports, [name], by) {
    const { publicUrl } = ports.config
    const { subject, details } = await actOnAccount(ports, {
      command: 'accounts reset-two-factor',
      name,
      by,
      async act(transaction, { accountId, subject }) {
        const given = { accountIds: [accountId], letters: twoFactorResetLetters, isUrgent: true, publicUrl }
        if ((await turnOffFactors(transaction, given)) === 0)
          throw new Refusal(`${subject} has no second factor`)
        return {
          sessions: await endSessionsOf(transaction, { accountId, reason: 'two_factor_changed', publicUrl }),
        }
      },
    })
    ports.print(`${subject} has no second factor any more; ${sessionsText(details?.sessions)}`)
    ports.print('Its password is void: a mail asks the player for a new one. Passkeys still work')
  },
}

const setRoleCommand: OperatorCommand = {
  kind: 'act',
  name: 'accounts set-role',
  operands: ['<account>', '<role>'],
  summary: 'makes an account PLAYER or ADMIN and logs out its devices',
  async run(ports, [name, role], by) {
    if (role !== 'PLAYER' && role !== 'ADMIN')
      throw new UsageError(`${role} is no role: expected PLAYER or ADMIN`)
    const { publicUrl } = ports.config
    const { subject, details } = await actOnAccount(ports, {
      command: 'accounts set-role',
      name,
      by,
      async act(transaction, { accountId, subject }) {
        const changed = await transaction.execute(
          sql`update account set role = ${role} where id = ${accountId} and role <> ${role}`,
        )
        if (changed === 0) throw new Refusal(`${subject} is ${role} already`)
        const sessions = await endSessionsOf(transaction, { accountId, reason: 'role_changed', publicUrl })
        await refreshEntriesOf(transaction, accountId)
        return { role, sessions }
      },
    })
    ports.print(`${subject} is ${role} now; ${sessionsText(details?.sessions)}`)
  },
}

export const accountCommands: readonly OperatorCommand[] = [
  showAccountCommand,
  banCommand,
  unbanCommand,
  endSessionsCommand,
  resetTwoFactorCommand,
  setRoleCommand,
]
