import type { DataOf } from '@olympus/contract/endpoint'
import { z } from '@olympus/contract/schema'
import { getWheelAccount, rotateSeed } from '@olympus/contract/fortune-wheel'
import { LogStatement } from '@olympus/contract/wheel-fairness'
import { decodeJwt } from 'jose'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { TestApp } from './test-app.ts'
import { clientSeed, type WheelPlayer } from './wheel.ts'

interface SeedRow {
  readonly state: string
  readonly spins: number
  readonly revealedSeed: string | null
  readonly seedHash: Buffer
  readonly statement: string
  readonly voidStatement: string | null
}

export const statementOf = (statement: string): LogStatement => z.parse(LogStatement, decodeJwt(statement))

/** What tests of seeds ask for and do. */
export function wheelSeeds(app: TestApp, database: Database) {
  const accountOf = (player: WheelPlayer) => app.callOrFail(getWheelAccount, { as: player })
  const seedsOf = ({ accountId }: WheelPlayer) =>
    database.query<SeedRow>(sql`
      select state, spins, revealed_seed, seed_hash, leaf.statement, void_leaf.statement as void_statement
      from wheel_seed join wheel_leaf as leaf on leaf.id = leaf_id
      left join wheel_leaf as void_leaf on void_leaf.id = void_leaf_id
      where account_id = ${accountId} order by wheel_seed.id`)
  return {
    accountOf,
    seedsOf,
    statesOf: async (player: WheelPlayer) => (await seedsOf(player)).map(({ state }) => state),
    rotate: (player: WheelPlayer, nextSeedHash: string, number = clientSeed) =>
      app.call(rotateSeed, { as: player, body: { clientSeed: number, nextSeedHash } }),
    async rotateOrFail(player: WheelPlayer, number = clientSeed): Promise<DataOf<typeof rotateSeed>> {
      const { nextSeed } = await accountOf(player)
      const body = { clientSeed: number, nextSeedHash: nextSeed.seedHash }
      return app.callOrFail(rotateSeed, { as: player, body })
    },
  }
}
