import type { BridgeHandlers } from '../../http/bridge/bridge-handlers.ts'
import { reportStatistics } from './report-statistics.ts'

export const statisticsBridgeRoutes: BridgeHandlers<'reportStatistics'> = {
  reportStatistics: { together: reportStatistics },
}
