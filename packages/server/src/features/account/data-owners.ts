import type { ExportFiles, ExportSection, Purge } from '../../personal-data.ts'
import { authExport } from '../auth/export.ts'
import { authPurge } from '../auth/purge.ts'
import { characterFileExport } from '../character-file/export.ts'
import { characterSelectionExport } from '../character-selection/export.ts'
import { characterSelectionPurge } from '../character-selection/purge.ts'
import { charactersExport } from '../characters/export.ts'
import { charactersPurge } from '../characters/purge.ts'
import { connectionsExport } from '../connections/export.ts'
import { connectionsPurge } from '../connections/purge.ts'
import { couponsExport } from '../coupons/export.ts'
import { couponsPurge } from '../coupons/purge.ts'
import { deliveriesExport } from '../deliveries/export.ts'
import { deliveriesPurge } from '../deliveries/purge.ts'
import { devicesExport } from '../devices/export.ts'
import { devicesPurge } from '../devices/purge.ts'
import { equipmentLinksExport } from '../equipment-links/export.ts'
import { equipmentLinksPurge } from '../equipment-links/purge.ts'
import { gameSessionsExport } from '../game-sessions/export.ts'
import { gameSessionsPurge } from '../game-sessions/purge.ts'
import { leaderboardsExport } from '../leaderboards/export.ts'
import { leaderboardsPurge } from '../leaderboards/purge.ts'
import { ledgerExport } from '../ledger/export.ts'
import { livePurge } from '../live/purge.ts'
import { passkeysExport } from '../passkeys/export.ts'
import { passkeysPurge } from '../passkeys/purge.ts'
import { purchaseExport } from '../purchase/export.ts'
import { purchasePurge } from '../purchase/purge.ts'
import { securityEventsExport } from '../security-events/export.ts'
import { securityEventsPurge } from '../security-events/purge.ts'
import { sessionsExport } from '../sessions/export.ts'
import { sessionsPurge } from '../sessions/purge.ts'
import { shopExport } from '../shop/export.ts'
import { shopPurge } from '../shop/purge.ts'
import { spendingLimitsExport } from '../spending-limits/export.ts'
import { spendingLimitsPurge } from '../spending-limits/purge.ts'
import { statisticsExport } from '../statistics/export.ts'
import { statisticsPurge } from '../statistics/purge.ts'
import { swapsExport } from '../swaps/export.ts'
import { swapsPurge } from '../swaps/purge.ts'
import { twoFactorPurge } from '../two-factor/purge.ts'
import { wheelExport } from '../wheel-book/export.ts'
import { wheelPurge } from '../wheel-book/purge.ts'
import { accountExport } from './export.ts'
import { accountPurge } from './purge.ts'

interface DataOwner {
  readonly sections?: readonly ExportSection[]
  readonly files?: ExportFiles
  readonly purge?: Purge
}

/**
 * The features that store data of a player, in the order of the files of an export. A purge has the same
 * order: orders, coupons, selections and swaps go before their tasks, and tasks, game sessions, entries
 * of boards and statistics before their characters. Coupons go before the spins that they come from.
 */
const dataOwners: readonly DataOwner[] = [
  { sections: accountExport, purge: accountPurge },
  { sections: authExport, purge: authPurge },
  { sections: purchaseExport, purge: purchasePurge },
  { sections: spendingLimitsExport, purge: spendingLimitsPurge },
  // Entries of the ledger stay, as the law requires.
  { sections: ledgerExport },
  { sections: shopExport, purge: shopPurge },
  { sections: couponsExport, purge: couponsPurge },
  { sections: wheelExport, purge: wheelPurge },
  { sections: characterSelectionExport, purge: characterSelectionPurge },
  { sections: swapsExport, purge: swapsPurge },
  { sections: deliveriesExport, purge: deliveriesPurge },
  { sections: gameSessionsExport, purge: gameSessionsPurge },
  { sections: leaderboardsExport, purge: leaderboardsPurge },
  { sections: statisticsExport, purge: statisticsPurge },
  { sections: charactersExport, files: characterFileExport, purge: charactersPurge },
  { sections: equipmentLinksExport, purge: equipmentLinksPurge },
  { sections: sessionsExport, purge: sessionsPurge },
  { sections: devicesExport, purge: devicesPurge },
  { sections: securityEventsExport, purge: securityEventsPurge },
  { sections: passkeysExport, purge: passkeysPurge },
  { sections: connectionsExport, purge: connectionsPurge },
  { purge: twoFactorPurge },
  { purge: livePurge },
]

export const exportSections = dataOwners.flatMap(({ sections }) => sections ?? [])

export const exportFiles = dataOwners.flatMap(({ files }) => files ?? [])

export const purges = dataOwners.flatMap(({ purge }) => purge ?? [])
