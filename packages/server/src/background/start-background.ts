import { purgeAccounts } from '../features/account/purge-accounts.ts'
import { removeUnactivated } from '../features/account/remove-unactivated.ts'
import { requeueExpired } from '../features/deliveries/requeue-expired.ts'
import { checkLedgerInTurn, checkWholeLedgerInTurn } from '../features/ledger/check-ledger-in-turn.ts'
import type { Ports } from '../features/ports.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { outboxTransport, createSmtpTransport } from '../mail/mail-transport.ts'
import { measuredTransport } from '../metrics/measured-providers.ts'
import { cleanUp } from './clean-up.ts'
import { type Background, repeated } from '../repeated.ts'

type BackgroundPorts = Pick<Ports, 'config' | 'database' | 'log' | 'metrics'>

const mailEveryMs = 2000
const cleanUpEveryMs = 60 * 60 * 1000
const lapsedEveryMs = 10_000
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
  const { database, log, metrics } = ports
  return [
    startMails(ports),
    repeated({ name: 'lapsed deliveries', everyMs: lapsedEveryMs, log }, () =>
      database.transaction(requeueExpired),
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
