import type { BridgeHandlers } from '../../http/bridge/bridge-handlers.ts'
import { reportScores } from './report-scores.ts'

export const leaderboardsBridgeRoutes: BridgeHandlers<'reportScores'> = {
  reportScores: { together: reportScores },
}
