// The drills run and kill this as a separate process. It fetches deliveries and hands them out.
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '../src/database/postgres.ts'
import { Failure } from '../src/failure.ts'
import { claimDeliveries, type ClaimedDelivery } from '../src/features/deliveries/claim-deliveries.ts'
import { confirmDelivery } from '../src/features/deliveries/confirm-delivery.ts'
import { rejectDelivery } from '../src/features/deliveries/reject-delivery.ts'
import { silentLog } from '../src/log.ts'
import { handOut, isRejected } from './game-store.ts'

const [, , databaseUrl = '', storeDir = ''] = process.argv
const database = openPostgres(databaseUrl, silentLog)
const claim = { gameServer: `drill-${process.pid}`, limit: 10, leaseMs: 2000 }
const idleMs = 100
const longestHandOutMs = 20

async function settle({ id, leaseToken, characterId, itemId, quantity }: ClaimedDelivery): Promise<void> {
  const answer = { deliveryId: id, leaseToken }
  if (isRejected(id)) {
    await rejectDelivery(database, { ...answer, reason: 'CHARACTER_NOT_FOUND' })
    return
  }
  await sleep(Math.random() * longestHandOutMs)
  const isFirst = handOut(storeDir, id, { characterId, itemId, quantity })
  process.send?.(isFirst ? 'handed-out' : 'known')
  await confirmDelivery(database, answer)
}

for (;;) {
  try {
    const claimed = await claimDeliveries(database, claim)
    for (const delivery of claimed) await settle(delivery)
    if (claimed.length === 0) await sleep(idleMs)
  } catch (error) {
    // The database is unreachable. Claimed deliveries return to the queue when their lease ends.
    if (!(error instanceof Failure)) throw error
    await sleep(idleMs)
  }
}
