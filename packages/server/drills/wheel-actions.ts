import { randomUUID } from 'node:crypto'
import type { DataOf } from '@olympus/contract/endpoint'
import type { spinWheel } from '@olympus/contract/fortune-wheel'
import type { WheelAccount } from '@olympus/contract/wheel'
import type { DrillContext } from './actions.ts'
import { isOneIn, pickRandom } from './random.ts'
import type { AcknowledgedSpin } from './record.ts'
import type { Player } from './world.ts'

const clientSeed = '00112233445566778899aabbccddeeff'
const spinsPerRotation = 10
const spinsPath = '/wheel/spins'

/** Spins, or rotates the seed. Others of the player may have spun or rotated since the account was read. */
export async function useWheel({ client, record }: DrillContext, player: Player): Promise<void> {
  const read = await client.requestAs(player, { path: '/wheel/account' })
  if (!record.count('wheel', read, [])) return
  const { activeSeed, nextSeed } = read.data as WheelAccount
  const choice = { clientSeed, nextSeedHash: nextSeed.seedHash }
  const key = randomUUID()
  if (isOneIn(spinsPerRotation)) {
    const reply = await client.requestAs(player, { path: '/wheel/seeds', body: choice, key })
    record.count('rotation', reply, ['SEED_CHANGED'])
    return
  }
  const body = { characterId: player.characterId, ...(activeSeed ? {} : { seed: choice }) }
  const reply = await client.requestAs(player, { path: spinsPath, body, key })
  if (!record.count('spin', reply, ['SEED_CHANGED'])) return
  const { spin } = reply.data as DataOf<typeof spinWheel>
  const { contents } = spin.reward
  const gained = contents.kind === 'tickets' ? contents.tickets : 0
  record.spins.set(key, { player, body, spinId: spin.id, receipt: spin.receipt, gained })
}

async function repeatSpin(
  { client, record }: DrillContext,
  key: string,
  { player, body, spinId, receipt }: AcknowledgedSpin,
): Promise<void> {
  const reply = await client.requestAs(player, { path: spinsPath, body, key })
  if (!record.count('repeated spin', reply, [])) return
  const { spin } = reply.data as DataOf<typeof spinWheel>
  if (spin.id !== spinId || spin.receipt !== receipt || !reply.isHit)
    record.problems.push(`Spin ${spinId} was answered as ${spin.id} when its request was repeated`)
}

/** Repeats an answered request, like a browser whose connection broke. */
export async function repeatRandomSpin(context: DrillContext): Promise<void> {
  const known = [...context.record.spins]
  if (known.length > 0) await repeatSpin(context, ...pickRandom(known))
}
