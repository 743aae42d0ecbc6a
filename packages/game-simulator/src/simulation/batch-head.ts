import { randomUUID } from 'node:crypto'
import type { Simulation } from './simulation.ts'

interface BatchHead {
  readonly bootId: string
  readonly batchId: string
  readonly sentAt: string
}

/** What each batch begins with. */
export const batchHead = ({ bootId, now }: Pick<Simulation, 'bootId' | 'now'>): BatchHead => ({
  bootId,
  batchId: randomUUID(),
  sentAt: now().toISOString(),
})
