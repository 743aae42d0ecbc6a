import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { claimCoupon } from '@olympus/contract/coupons'
import { getWheelAccount } from '@olympus/contract/fortune-wheel'
import { listCouponLogs } from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database, Transaction } from '../database/database.ts'
import { openWheelSigner } from '../features/fortune-wheel/wheel-signer.ts'
import { renewedBoxContext } from '../features/sessions/renew-session.ts'
import { secretKeyContext } from '../features/two-factor/secret-contexts.ts'
import { spendCode } from '../features/two-factor/spend-code.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { openSecretBox } from '../secrets/open-secret-box.ts'
import { boxesIn, hashKeyColumn, sealedColumns } from '../secrets/sealed-columns.ts'
import { codeFor } from '../testing/authenticator-app.ts'
import { createCodes } from '../testing/coupon-codes.ts'
import { createAccount } from '../testing/create-account.ts'
import { createCharacter } from '../testing/game-data.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { enableTwoFactorAs, forgetSpentCodes, stepUpAs } from '../testing/protected-account.ts'
import { newPlayer } from '../testing/test-account.ts'
import { testApp } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { boxWithoutId, keyRingOf } from '../testing/test-secret-box.ts'
import { giveToWheelAccount, openWheel, spinOnce } from '../testing/wheel.ts'

let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const [oldRing, bothRing, newRing] = [keyRingOf('old'), keyRingOf('new', 'old'), keyRingOf('new')]
const oldId = oldRing.sealingKeyId
const newId = newRing.sealingKeyId

const status = (ring: KeyRing) => operate(database, ['keys', 'status'], { keyRing: () => ring })
const reseal = (ring: KeyRing, given = database) => act(given, ['keys', 'reseal'], { keyRing: () => ring })

const appOf = async (ring: KeyRing) => testApp({ database, secretBox: await openSecretBox(database, ring) })
const wheelSignerOf = async (ring: KeyRing) =>
  openWheelSigner({ database, secretBox: await openSecretBox(database, ring) })

/** A player with boxes of every kind. */
async function sealedWorld(ring: KeyRing) {
  const app = await appOf(ring)
  const player = await newPlayer(app)
  const factor = await enableTwoFactorAs(app, player)
  const [code = '', unclaimed = ''] = await createCodes(database, await openSecretBox(database, ring), {
    codes: 2,
  })
  const idempotencyKey = randomUUID()
  const claim = { as: player, body: { code }, idempotencyKey }
  await app.callOrFail(claimCoupon, claim)
  const { keyId: wheelKeyId } = await wheelSignerOf(ring)
  await openWheel(database)
  const { accountId } = player
  const wheelPlayer = { ...player, characterId: await createCharacter(database, accountId) }
  await giveToWheelAccount(database, accountId, { tickets: 1 })
  const { nextSeed } = await app.callOrFail(getWheelAccount, { as: player })
  return { player, factor, code, unclaimed, claim, wheelKeyId, wheelPlayer, nextSeed }
}

async function keyIdsInUse(ring: KeyRing): Promise<Record<string, readonly (string | null)[]>> {
  const found: Record<string, readonly (string | null)[]> = {}
  for (const column of [...sealedColumns, hashKeyColumn]) {
    const ids = new Set<string | null>()
    for await (const boxes of boxesIn(database, column))
      for (const { box, context } of boxes) ids.add(ring.keyIdFor(box, context))
    found[`${column.table}.${column.column}`] = [...ids]
  }
  return found
}

describe('keys reseal', () => {
  it('seals every box with the first key, and everything works without the old one', async () => {
    const { player, factor, code, unclaimed, claim, ...wheel } = await sealedWorld(oldRing)
    const before = await keyIdsInUse(bothRing)
    for (const [column, ids] of Object.entries(before))
      expect({ column, ids }).toEqual({ column, ids: [oldId] })

    expect(await reseal(bothRing)).toMatchObject({ code: 0 })
    for (const [column, ids] of Object.entries(await keyIdsInUse(bothRing)))
      expect({ column, ids }).toEqual({ column, ids: [newId] })

    const app = await appOf(newRing)
    expect(await app.call(getUser, { as: player })).toMatchObject({ status: 200 })
    expect(await app.callOrFail(listCouponLogs, { as: player })).toMatchObject({
      entries: [{ origin: { code } }],
    })
    const again = await app.call(claimCoupon, claim)
    expect(again).toMatchObject({ status: 200 })
    expect(again.headers.get('idempotency-hit')).toBe('true')
    expect(await app.call(claimCoupon, { as: player, body: { code: unclaimed } })).toMatchObject({
      status: 200,
    })
    const { seedHash } = wheel.nextSeed
    expect(await spinOnce(app, wheel.wheelPlayer)).toMatchObject({ spin: { seedHash } })
    expect(await wheelSignerOf(newRing)).toMatchObject({ keyId: wheel.wheelKeyId })
    await forgetSpentCodes(database, player)
    const { accountId } = player
    const box = await openSecretBox(database, newRing)
    expect(await spendCode(database, box, { accountId, code: codeFor(factor.secretKey) })).toBe('totp')
    const backupCode = factor.backupCodes[0] ?? ''
    expect(await spendCode(database, box, { accountId, code: backupCode })).toBe('backup-code')
  })

  it('can be repeated, and each time is an act', async () => {
    await sealedWorld(oldRing)
    await reseal(bothRing)
    const { lines } = await reseal(bothRing)
    expect(lines).toContain('coupon.code_box: 0 sealed anew')
    expect(lines.at(-1)).toBe(`Everything is sealed with key ${newId}`)
    expect(await actsOf(database)).toMatchObject([
      { command: 'keys reseal', details: { keyId: newId }, who: 'iris' },
      { command: 'keys reseal', details: { keyId: newId } },
    ])
  })

  it('loses no box that a server changes at the same time', async () => {
    const app = await appOf(oldRing)
    const player = await newPlayer(app)
    await stepUpAs(app, player)
    let isChanged = false
    // The server renews the session between the read of its box and the write.
    const busy: Database = {
      ...database,
      async transaction<Value>(run: (transaction: Transaction) => Promise<Value>): Promise<Value> {
        const value = await database.transaction(run)
        if (!isChanged && Array.isArray(value) && value.length > 0) {
          isChanged = true
          await stepUpAs(app, player)
        }
        return value
      },
    }
    expect(await reseal(bothRing, busy)).toMatchObject({ code: 0 })
    expect(isChanged).toBe(true)
    expect(await keyIdsInUse(bothRing)).toMatchObject({ 'session.renewed_box': [newId] })
    const { id, box } = await database.one<{ id: string; box: Buffer }>(
      sql`select id, renewed_box as box from session where account_id = ${player.accountId}`,
    )
    expect(newRing.open(box, renewedBoxContext(id))).toBe(player.refreshToken)
  })

  it('works through more boxes than fit into a batch', async () => {
    const box = await openSecretBox(database, oldRing)
    const count = 1201
    const replies = Array.from({ length: count }, () => ({ key: randomUUID() })).map(({ key }) => ({
      key,
      box: box.seal('{}', `reply:7:${key}`),
    }))
    await database.execute(sql`
      insert into idempotency_key (account_id, key, endpoint, request_hash, reply_box)
      select 7, key, 'buyItem', '', box
      from unnest(${replies.map(({ key }) => key)}::uuid[], ${replies.map(({ box }) => box)}::bytea[]) as given (key, box)`)
    const { lines } = await reseal(bothRing)
    expect(lines).toContain(`idempotency_key.reply_box: ${count} sealed anew`)
    expect((await status(newRing)).lines).toContain(`idempotency_key.reply_box: ${count} by ${newId}`)
  })

  it('reports boxes that no key opens and leaves them', async () => {
    const { player } = await sealedWorld(oldRing)
    const lost = Buffer.alloc(60, 7)
    await database.execute(
      sql`update two_factor set secret_box = ${lost} where account_id = ${player.accountId}`,
    )
    expect(await reseal(bothRing)).toMatchObject({
      code: 1,
      complaints: [expect.stringContaining('1 were sealed with other keys and stay as they are')],
    })
    const { code, lines } = await status(bothRing)
    expect(code).toBe(1)
    expect(lines).toContain(`two_factor.secret_box: 0 by ${newId}, 0 by ${oldId} and 1 THAT NO KEY OPENS`)
  })

  it('refuses keys that do not open the database', async () => {
    await sealedWorld(oldRing)
    const before = await keyIdsInUse(oldRing)
    expect(await reseal(newRing)).toMatchObject({
      code: 1,
      complaints: [expect.stringContaining(`sealed with: key ${oldId}`)],
    })
    expect(await keyIdsInUse(oldRing)).toEqual(before)
    expect(await actsOf(database)).toEqual([])
  })
})

describe('keys status', () => {
  it('names keys and their boxes, and reveals none', async () => {
    await sealedWorld(oldRing)
    await act(database, ['keys', 'rotate-signing'], { keyRing: () => bothRing })
    const { code, lines } = await status(bothRing)
    expect(code).toBe(0)
    expect(lines[0]).toBe(`SECRET_KEY: ${newId} seals, ${oldId} opens`)
    expect(lines).toContain(`two_factor.secret_box: 0 by ${newId}, 1 by ${oldId}`)
    expect(lines).toContain(`signing_key.private_box: 1 by ${newId}, 1 by ${oldId}`)
    expect(lines).toContain(`hash_key.key_box: 0 by ${newId}, 1 by ${oldId}`)
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^signing key \S+: made \S+, usable from \S+; signs from then on$/),
      expect.stringMatching(/^signing key \S+: made \S+, usable from \S+; signs$/),
    ])
    const text = lines.join('\n')
    for (const key of ['old', 'new'])
      for (const encoding of ['base64url', 'hex'] as const)
        expect(text).not.toContain(Buffer.alloc(32, key).toString(encoding).slice(0, 12))
  })

  it('counts boxes from before keys had IDs by the key that opens them', async () => {
    const accountId = await createAccount(database)
    const context = secretKeyContext(accountId)
    const box = boxWithoutId('old', { text: 'JBSWY3DPEHPK3PXP', context })
    await database.execute(sql`insert into two_factor (account_id, secret_box) values (${accountId}, ${box})`)
    expect((await status(bothRing)).lines).toContain(`two_factor.secret_box: 0 by ${newId}, 1 by ${oldId}`)
    expect(await reseal(bothRing)).toMatchObject({ code: 0 })
    expect((await status(newRing)).lines).toContain(`two_factor.secret_box: 1 by ${newId}`)
  })
})
