import { purgeAccounts } from '../features/account/purge-accounts.ts'
import { removeUnactivated } from '../features/account/remove-unactivated.ts'
import { carryOutSelections } from '../features/character-selection/carry-out.ts'
import { lapseSwaps } from '../features/character-swapper/lapse-swaps.ts'
import { type RevealPorts, revealDueSeeds } from '../features/fortune-wheel/reveal-due-seeds.ts'
import { noticeLapsedLeases } from '../features/game-sessions/notice-lapsed-leases.ts'
import { closeSeasons } from '../features/leaderboards/close-seasons.ts'
import { fillBoards } from '../features/leaderboards/fill-boards.ts'
import { returnToBoards } from '../features/leaderboards/return-to-boards.ts'
import { storeRankDays } from '../features/leaderboards/store-rank-days.ts'
import { checkLedgerInTurn, checkWholeLedgerInTurn } from '../features/ledger/check-ledger-in-turn.ts'
import { checkLaunchers } from '../features/download/check-launchers.ts'
import type { Ports } from '../features/ports.ts'
import { currentGameData } from '../features/game-data/current-game-data.ts'
import { storeMedians } from '../features/statistics/store-medians.ts'
import { keepPartitions } from '../features/statistics/partitions.ts'
import { failTasksOfDeleted } from '../features/tasks/fail-tasks-of-character.ts'
import { requeueExpired } from '../features/tasks/requeue-expired.ts'
import { checkWheelBookInTurn } from '../features/wheel-book/check-wheel-book.ts'
import { sequenceLeaves } from '../features/wheel-fairness/sequence-leaves.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { outboxTransport, createSmtpTransport } from '../mail/mail-transport.ts'
import { measuredTransport } from '../metrics/measured-providers.ts'
import { cleanUp } from './clean-up.ts'
import { type Background, repeated } from '../repeated.ts'

type BackgroundPorts = Pick<Ports, 'config' | 'launcherFiles' | 'metrics' | 'wheelSigner'> & RevealPorts

const mailEveryMs = 2000
const cleanUpEveryMs = 60 * 60 * 1000
const lapsedEveryMs = 10_000
/** Open pages show within two seconds that a game server has gone quiet. */
const leasesEveryMs = 1000
/** Most of a selection is waiting for the game, which answers within seconds. */
const selectionsEveryMs = 1000
/** Spins are promised a place in the public log within a minute. */
const wheelLogEveryMs = 10_000
/** Who is no longer banned ranks again within a second or two. */
const returnsEveryMs = 1000
const boardsEveryMs = 30_000
const deletionsEveryMs = 60 * 60 * 1000
/** Partitions are created two months ahead. */
const partitionsEveryMs = 60 * 60 * 1000
/** Which medians are due is one look at an index. */
const mediansEveryMs = 60 * 1000
/** A seed whose time is over is revealed this much later at most. */
const seedsEveryMs = 60 * 1000
/** A file that is replaced is noticed when it is fetched, or this much later. */
const launchersEveryMs = 10_000
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
  const readGameData = currentGameData(database)
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
    repeated({ name: 'seeds of the wheel', everyMs: seedsEveryMs, log }, () => revealDueSeeds(ports)),
    repeated({ name: 'wheel log', everyMs: wheelLogEveryMs, log }, () => sequenceLeaves(ports)),
    repeated({ name: 'returns to boards', everyMs: returnsEveryMs, log }, () => returnToBoards(database)),
    repeated({ name: 'boards', everyMs: boardsEveryMs, log }, async () => {
      await closeSeasons(database)
      await fillBoards(database)
      await storeRankDays(database)
    }),
    repeated({ name: 'partitions of statistics', everyMs: partitionsEveryMs, log }, () =>
      keepPartitions(database),
    ),
    repeated({ name: 'medians of statistics', everyMs: mediansEveryMs, log }, () =>
      storeMedians({ database, log }, readGameData),
    ),
    repeated({ name: 'ledger check', everyMs: ledgerEveryMs, log }, () =>
      checkLedgerInTurn(database, log, metrics),
    ),
    repeated({ name: 'whole ledger check', everyMs: ledgerEveryMs, log }, () =>
      checkWholeLedgerInTurn(database, log, metrics),
    ),
    repeated({ name: 'wheel book check', everyMs: ledgerEveryMs, log }, () =>
      checkWheelBookInTurn(database, log),
    ),
    repeated({ name: 'launchers', everyMs: launchersEveryMs, log }, () =>
      checkLaunchers(database, ports.launcherFiles),
    ),
    repeated({ name: 'account deletions', everyMs: deletionsEveryMs, log }, async () => {
      await purgeAccounts({ database, log })
      await removeUnactivated(database)
    }),
    repeated({ name: 'clean-up', everyMs: cleanUpEveryMs, log }, () => cleanUp(database)),
  ]
}
