import { purgeAccounts } from '../features/account/purge-accounts.ts'
import { removeUnactivated } from '../features/account/remove-unactivated.ts'
import { carryOutSelections } from '../features/character-selection/carry-out.ts'
import { lapseSwaps } from '../features/character-swapper/lapse-swaps.ts'
import { noticeLapsedLeases } from '../features/game-sessions/notice-lapsed-leases.ts'
import { checkLedgerInTurn, checkWholeLedgerInTurn } from '../features/ledger/check-ledger-in-turn.ts'
import type { Ports } from '../features/ports.ts'
import { failTasksOfDeleted } from '../features/tasks/fail-tasks-of-character.ts'
import { requeueExpired } from '../features/tasks/requeue-expired.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { outboxTransport, createSmtpTransport } from '../mail/mail-transport.ts'
import { measuredTransport } from '../metrics/measured-providers.ts'
import { cleanUp } from './clean-up.ts'
import { type Background, repeated } from '../repeated.ts'

type BackgroundPorts = Pick<Ports, 'config' | 'database' | 'log' | 'metrics'>

const mailEveryMs = 2000
const cleanUpEveryMs = 60 * 60 * 1000
const lapsedEveryMs = 10_000
/** Open pages show within two seconds that a game server has gone quiet. */
const leasesEveryMs = 1000
/** Most of a selection is waiting for the game, which answers within seconds. */
const selectionsEveryMs = 1000
const deletionsEveryMs = 60 * 60 * 1000
/** How often each process looks whether a check is due. */
const ledgerEveryMs = 60 * 1000

function startMails({ config, database, log, metrics }: BackgroundPorts): Background {
  const { smtpUrl, requiresSmtpTls, mailFrom, publicUrl, supportEmail } = config
  const transport = smtpUrl
    ? createSmtpTransport({ url: smtpUrl, from: mailFrom, requiresTls: requiresSmtpTls })
    : outboxTransport
  const measured = measuredTransport(transport, metrics)
  const host = new URL(publicUrl).hostname
  const mails = repeated({ name: 'mails', everyMs: mailEveryMs, log }, () =>
    deliverMails({ database, transport: measured, log, metrics, host, supportEmail }),
  )
  return {
    ...mails,
    async stop() {
      await mails.stop()
      transport.close()
    },
  }
}

/** Starts all background work. */
export function startBackground(ports: BackgroundPorts): Background[] {
  const { config, database, log, metrics } = ports
  return [
    startMails(ports),
    repeated({ name: 'lapsed tasks', everyMs: lapsedEveryMs, log }, async () => {
      await database.transaction(requeueExpired)
      await failTasksOfDeleted(database)
    }),
    repeated({ name: 'lapsed swaps', everyMs: lapsedEveryMs, log }, () => lapseSwaps(database)),
    repeated({ name: 'lapsed leases', everyMs: leasesEveryMs, log }, () => noticeLapsedLeases(database)),
    repeated({ name: 'permanent selections', everyMs: selectionsEveryMs, log }, () =>
      carryOutSelections({ database, log, publicUrl: config.publicUrl }),
    ),
    repeated({ name: 'ledger check', everyMs: ledgerEveryMs, log }, () =>
      checkLedgerInTurn(database, log, metrics),
    ),
    repeated({ name: 'whole ledger check', everyMs: ledgerEveryMs, log }, () =>
      checkWholeLedgerInTurn(database, log, metrics),
    ),
    repeated({ name: 'account deletions', everyMs: deletionsEveryMs, log }, async () => {
      await purgeAccounts({ database, log })
      await removeUnactivated(database)
    }),
    repeated({ name: 'clean-up', everyMs: cleanUpEveryMs, log }, () => cleanUp(database)),
  ]
}
