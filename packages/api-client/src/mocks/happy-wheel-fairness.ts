import { listWheelLogs } from '@olympus/contract/logs'
import {
  getCheckpoint,
  getWheelStatistics,
  listWheelTables,
  proveConsistency,
  proveSpin,
  readWheelLog,
  wheelKeysPath,
  wheelScriptPath,
} from '@olympus/contract/wheel-fairness'
import { http, HttpResponse, type HttpHandler } from 'msw'

import { fails, mock } from '../mock.ts'
import { logPageOf, pageOf } from './page-of.ts'
import { characterIdOf, rewardStateOf, sampleWheelLogs, wheelLogFacts } from './sample-wheel-log.ts'
import {
  sampleCheckpoint,
  sampleConsistency,
  sampleEarlierCheckpoint,
  sampleSpinProofs,
  sampleWheelKeys,
} from './sample-wheel-proofs.ts'
import { sampleWheelStatistics } from './sample-wheel-statistics.ts'
import { sampleWheelTables } from './sample-wheel-tables.ts'

/** Stands in for the script that verifies a spin. */
export const sampleWheelScript = 'console.log("This spin is genuine")\n'

/** Successful replies for what proves that the fortune wheel is fair, part of `happyPath`. */
export const happyWheelFairness: HttpHandler[] = [
  http.get(`*${wheelKeysPath}`, () => HttpResponse.json(sampleWheelKeys)),
  http.get(`*${wheelScriptPath}`, () => HttpResponse.text(sampleWheelScript)),
  mock(
    proveSpin,
    ({ params }) => sampleSpinProofs.find(({ spinId }) => spinId === params.spinId) ?? fails('NOT_FOUND'),
  ),
  mock(listWheelTables, ({ query }) => pageOf(sampleWheelTables, query)),
  mock(getCheckpoint, sampleCheckpoint),
  mock(readWheelLog, () => ({
    entries: sampleSpinProofs
      .flatMap(({ receipt, receiptPosition }) =>
        receiptPosition ? [{ index: receiptPosition.index, statement: receipt }] : [],
      )
      .toSorted((a, b) => a.index - b.index),
    size: sampleCheckpoint.size,
  })),
  mock(proveConsistency, ({ query: { oldSize, newSize } }) => {
    if (newSize !== sampleCheckpoint.size) return fails('NOT_FOUND')
    if (oldSize === newSize) return { hashes: [] }
    return oldSize === sampleEarlierCheckpoint.size ? { hashes: [...sampleConsistency] } : fails('NOT_FOUND')
  }),
  mock(getWheelStatistics, sampleWheelStatistics),
  mock(listWheelLogs, ({ query }) =>
    logPageOf(
      sampleWheelLogs.filter(
        (log) =>
          (query.characterId === undefined || characterIdOf(log) === query.characterId) &&
          (query.state === undefined || rewardStateOf(log) === query.state),
      ),
      query,
      wheelLogFacts,
    ),
  ),
]
