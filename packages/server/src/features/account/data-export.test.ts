import { randomUUID } from 'node:crypto'
import { startDataExport } from '@olympus/contract/account'
import { logOut } from '@olympus/contract/sessions'
import { buyItem } from '@olympus/contract/shop'
import { setSpendingLimit } from '@olympus/contract/spending-limits'
import { strFromU8, unzipSync } from 'fflate'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { fillBoard } from '../../testing/board-rows.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { exchangeGifts, friendCharacterName } from '../../testing/exchange-gifts.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { personalColumns } from '../../testing/personal-columns.ts'
import { recordGame } from '../../testing/record-game.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { fillStatistics } from '../../testing/statistic-rows.ts'
import { fillWheel } from '../../testing/wheel-rows.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { exportSections } from './data-owners.ts'

const sectionNames = exportSections.map(({ name }) => name)

const { app, database, newPlayer, steppedUpPlayer, mailsTo, eventsOf } = withTestApp()
let player: TestPlayer
let stranger: TestPlayer

const secrets = { twoFactor: 'box-of-the-second-factor', passkey: 'public-key-of-the-passkey' }
const formula = '=HYPERLINK("https://evil.example","click")'

async function fill(owner: TestPlayer, name: string): Promise<void> {
  const { accountId } = owner
  await giveCoins(database, accountId, 500)
  const characterId = await createCharacter(database, accountId, { name })
  await app.callOrFail(buyItem, {
    as: owner,
    body: { itemId: 'draught', quantity: 2, characterId, expectedUnitPriceCoins: 100 },
  })
  await recordGame(database, accountId, name)
  for (const fillRows of [fillBoard, fillStatistics]) await fillRows(database, characterId)
  await fillWheel(database, { accountId, characterId, itemId: 'draught' })
  await createPurchase(database, accountId)
  await app.callOrFail(setSpendingLimit, { as: owner, params: { period: 'month' }, body: { maxCoins: 9000 } })
  const contents = { itemId: 'draught', quantity: 1 }
  const [code = ''] = await createCodes(database, testSecretBox, { contents })
  const ports = { database, secretBox: testSecretBox }
  await claimCoupon(ports, { accountId, requestKey: randomUUID(), code, locale: 'en' })
  await database.execute(
    sql`insert into two_factor (account_id, secret_box, enabled_at)
        values (${accountId}, ${Buffer.from(secrets.twoFactor)}, now())`,
  )
  await database.execute(
    sql`insert into passkey (account_id, credential_id, public_key, counter, transports, name, is_synced)
        values (${accountId}, ${`credential-${accountId}`}, ${Buffer.from(secrets.passkey)}, 0, '{}', 'My phone', true)`,
  )
  await database.execute(
    sql`insert into chat_connection (account_id, provider, external_id, name)
        values (${accountId}, 'sandbox', ${`chat-${accountId}`}, ${name})`,
  )
}

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: 'draught' })
  player = await steppedUpPlayer()
  stranger = await steppedUpPlayer()
  await fill(player, formula)
  await fill(stranger, 'Somebody else')
  await exchangeGifts(database, 'draught', { accountId: player.accountId, characterName: formula })
})

const start = (player: TestPlayer) => app.call(startDataExport, { as: player })

/** Resets the limit, because these tests request more exports than it allows. */
async function started(who: TestPlayer = player): Promise<string> {
  await database.execute(sql`delete from rate_limit where key = ${`data-export:${who.accountId}`}`)
  return (await app.callOrFail(startDataExport, { as: who })).downloadPath
}

async function filesAt(downloadPath: string): Promise<Record<string, string>> {
  const response = await app.fetch(downloadPath)
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [
      name,
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    ]),
  )
}

const rowsOf = (files: Record<string, string>, name: string) =>
  JSON.parse(files[`${name}.json`] ?? '') as Record<string, unknown>[]

describe('startDataExport', () => {
  it('requires a stepped-up session', async () => {
    expect(await start(await newPlayer())).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it('returns a link below the API that is valid for ten minutes', async () => {
    const { downloadPath, expiresAt } = await app.callOrFail(startDataExport, { as: player })
    expect(downloadPath).toMatch(/^\/api\/account\/exports\/[\w-]{43}$/)
    const { seconds } = await database.one<{ seconds: number }>(
      sql`select extract(epoch from ${expiresAt}::timestamptz - now())::int as seconds`,
    )
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(600)
  })

  it('is limited', async () => {
    const other = await steppedUpPlayer()
    const replies = await Promise.all(Array.from({ length: 12 }, () => start(other)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(replies.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(2)
  })
})

describe('the download', () => {
  it('is a file that no cache stores', async () => {
    const { status, headers } = await app.fetch(await started())
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/zip')
    const day = new Date().toISOString().slice(0, 7)
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(
        `^attachment; filename="olympus-${player.username}-${day}-\\d\\d\\.zip"; filename\\*=UTF-8''olympus-`,
      ),
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('contains each kind of data as JSON and CSV, with a description', async () => {
    const files = await filesAt(await started())
    const ofAccount = Object.keys(files).filter((name) => !name.startsWith('character-files/'))
    expect(ofAccount.toSorted()).toEqual(
      ['README.txt', ...sectionNames.flatMap((name) => [`${name}.csv`, `${name}.json`])].toSorted(),
    )
    for (const name of sectionNames) {
      expect(files['README.txt']).toMatch(new RegExp(`^${name}: .{10,}`, 'm'))
      const rows = rowsOf(files, name)
      expect(rows.length, name).toBeGreaterThan(0)
      const header = files[`${name}.csv`]?.split('\r\n')[0]
      expect(header).toBe(`\uFEFF${Object.keys(rows[0] ?? {}).join(',')}`)
    }
    expect(rowsOf(files, 'account')).toMatchObject([
      {
        accountId: player.accountId,
        username: player.username,
        email: player.email,
        balanceCoins: 200,
        debtCoins: 0,
      },
    ])
    expect(rowsOf(files, 'purchases')).toMatchObject([{ amountCents: 4999, coins: 5000 }])
    expect(rowsOf(files, 'purchase-consents')).toHaveLength(3)
    expect(rowsOf(files, 'ledger-entries').map(({ coins }) => coins)).toEqual([500, -200, -100])
    expect(rowsOf(files, 'shop-orders')).toMatchObject([
      { itemId: 'draught', quantity: 2 },
      { itemId: 'draught', quantity: 1 },
    ])
    expect(rowsOf(files, 'gifts-given')).toMatchObject([{ character: friendCharacterName, message: 'Given' }])
    expect(rowsOf(files, 'gifts-received')).toMatchObject([{ itemId: 'draught', message: 'Received' }])
    const sections = rowsOf(files, 'character-sections')
    expect(sections).toMatchObject([{ body: { name: formula } }, { section: 'mates' }])
    expect(rowsOf(files, 'character-names')).toMatchObject([{ name: formula }])
    expect(rowsOf(files, 'passkeys')).toMatchObject([{ name: 'My phone', isSynced: true }])
  })

  it('contains every table that refers to an account, except secrets and technical data', async () => {
    const exported = exportSections.map(({ from }) => {
      const { text } = from(player.accountId)
      const [, table = ''] = /^from (\w+)/.exec(text) ?? []
      const [, owner = table, column = ''] = /where (?:(\w+)\.)?(\w+) = \$1\b/.exec(text) ?? []
      return `${owner}.${column}`
    })
    const columns = await personalColumns(database)
    expect(columns.filter((name) => !exported.includes(name))).toEqual([
      'backup_code.account_id',
      'coupon_allow_list.account_id',
      'idempotency_key.account_id',
      'live_event.account_id',
      'log_in_challenge.account_id',
      'one_time_token.account_id',
      // The section of the account has its date.
      'two_factor.account_id',
    ])
  })

  it('explains itself in the language of the account', async () => {
    await database.execute(sql`update account set locale = 'de' where id = ${player.accountId}`)
    const files = await filesAt(await started())
    await database.execute(sql`update account set locale = 'en' where id = ${player.accountId}`)
    expect(files['README.txt']).toContain(`Alles, was Olympus über ${player.username} speichert`)
  })

  it('escapes formulas in names, in CSV only', async () => {
    const files = await filesAt(await started())
    expect(rowsOf(files, 'characters')).toMatchObject([{ name: formula }])
    expect(files['characters.csv']).toContain(`"'=HYPERLINK(""https://evil.example"",""click"")"`)
  })

  it('contains no secret, hash or key', async () => {
    // The README mentions them.
    const { 'README.txt': _, ...files } = await filesAt(await started())
    const all = Object.values(files).join('\n')
    const hashes = await database.query<{ hash: Buffer }>(
      sql`select token_hash as hash from session union all select bind_hash from session
          union all select rotation_key from session union all select secret_hash from known_device
          union all select token_hash from one_time_token`,
    )
    expect(hashes.length).toBeGreaterThan(5)
    for (const { hash } of hashes)
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(all).not.toContain(hash.toString(encoding))
    const { passwordHash } = await database.one<{ passwordHash: string }>(
      sql`select password_hash from account where id = ${player.accountId}`,
    )
    for (const secret of [
      passwordHash,
      'argon2',
      player.token,
      player.refreshToken,
      `credential-${player.accountId}`,
      ...Object.values(secrets),
      ...Object.values(secrets).map((text) => Buffer.from(text).toString('base64')),
    ])
      expect(all).not.toContain(secret)
    expect(all).not.toMatch(/hash|secret|public_?key|rotation|bind/i)
    expect(all).not.toContain('"type":"Buffer"')
  })

  it('contains no data of other players', async () => {
    const all = Object.values(await filesAt(await started())).join('\n')
    for (const part of [stranger.username, stranger.email, 'Somebody else', `chat-${stranger.accountId}`])
      expect(all).not.toContain(part)
  })

  it('is recorded and reported to the owner', async () => {
    const other = await steppedUpPlayer()
    await filesAt(await started(other))
    expect(await eventsOf(other.accountId)).toContain('data-exported')
    const mail = (await mailsTo(other.email)).at(-1)
    expect(mail?.subject).toBe('Your data was downloaded')
    expect(mail?.text).toContain('http://localhost:3000/resetpassword')
  })

  it('works once, even for 20 requests at the same time', async () => {
    const path = await started()
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.fetch(path)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(19)
  })

  it('is not spent when the link is only opened', async () => {
    const path = await started()
    expect((await app.fetch(path, { method: 'HEAD' })).status).toBe(404)
    expect((await app.fetch(path)).status).toBe(200)
  })

  it('gives the same answer for every invalid link', async () => {
    const used = await started()
    await app.fetch(used)
    const replaced = await started()
    const expired = await started()
    await database.execute(
      sql`update one_time_token set expires_at = now() where purpose = 'data-export' and used_at is null`,
    )
    const other = await steppedUpPlayer()
    const ended = await started(other)
    await app.call(logOut, { as: other })
    const outcast = await steppedUpPlayer()
    const banned = await started(outcast)
    await ban(database, outcast.accountId)
    const unknown = `/api/account/exports/${'x'.repeat(43)}`
    for (const path of [used, replaced, expired, ended, banned, unknown]) {
      const response = await app.fetch(path, { headers: { 'accept-language': 'pl-PL,pl;q=0.9' } })
      expect(response.status).toBe(404)
      expect(await response.text()).toBe('Ten link stracił ważność.')
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBeNull()
    }
  })

  it('refuses a token with another purpose', async () => {
    for (const token of [player.token, player.refreshToken])
      expect((await app.fetch(`/api/account/exports/${token}`)).status).toBe(404)
  })
})

it('unpacks with unchanged file names', async () => {
  const response = await app.fetch(await started())
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(player.username)
})
