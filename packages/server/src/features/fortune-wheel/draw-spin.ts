import { limits } from '@olympus/contract/limits'
import { drawNumber, type RewardSet, rowOfDraw, toHex, wheelAlgorithm } from '@olympus/contract/wheel-draw'
import type { SpinStatement } from '@olympus/contract/wheel-fairness'
import type { Transaction } from '../../database/database.ts'
import { openSeed, type SeedPorts } from './seeds.ts'
import type { ActiveSeed, Standing } from './standing.ts'
import { nextSetOf } from './standing-decisions.ts'
import type { RewardRow } from './wheel-tables.ts'

export interface DrawnSpin {
  readonly id: number
  readonly seed: ActiveSeed
  readonly set: RewardSet
  readonly draw: number
  readonly rowIndex: number
  readonly weightTotal: number
  readonly reward: RewardRow
  /** Compact JWS. */
  readonly receipt: string
  /** The seed's number in hexadecimal, if this is its last spin: it is revealed then. */
  readonly revealedSeed: string | null
}

/** Draws the reward of the next spin and signs what was drawn. Writes nothing. */
export async function drawSpin(
  transaction: Transaction,
  ports: SeedPorts,
  { id, standing, seed }: { readonly id: number; readonly standing: Standing; readonly seed: ActiveSeed },
): Promise<DrawnSpin> {
  const { accountId, spins, now } = standing
  const { clientSeed, spins: nonce } = seed
  const set = nextSetOf(spins)
  const serverSeed = await openSeed(transaction, ports, { accountId, seed })
  const { weightTotal, tableHash, rows } = (await ports.wheelTables.read(transaction, seed.table.version))
    .sets[set]
  const draw = await drawNumber({ serverSeed, clientSeed, nonce, set, weightTotal })
  const rowIndex = rowOfDraw(
    rows.map(({ weight }) => weight),
    draw,
  )
  const reward = rows[rowIndex]
  if (!reward) throw new Error(`No reward of version ${seed.table.version} has the number ${draw}`)
  const statement: SpinStatement = {
    algorithm: wheelAlgorithm,
    kind: 'spin',
    spinId: id,
    seedHash: seed.seedHash.toString('hex'),
    clientSeed,
    nonce,
    set,
    tableHash,
    draw,
    rewardId: reward.rewardId,
    time: now.toISOString(),
  }
  const revealedSeed = nonce + 1 === limits.seedMaxSpins ? toHex(serverSeed) : null
  return {
    id,
    seed,
    set,
    draw,
    rowIndex,
    weightTotal,
    reward,
    revealedSeed,
    receipt: await ports.wheelSigner.sign(statement),
  }
}
