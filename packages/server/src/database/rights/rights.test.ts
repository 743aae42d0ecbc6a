import sql, { raw } from 'sql-template-tag'
import { describe, expect, it, vi } from 'vitest'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { readMigrations } from '../migrations.ts'
import { expectRights } from './expect-rights.ts'
import { grantRights } from './grant-rights.ts'
import { readRights } from './held-rights.ts'
import { rightsFaults } from './compare-rights.ts'
import { tableRights } from './table-rights.ts'

const database = withTestDatabase()
const serving = { databaseOwnerUrl: null, isProduction: true }
const forbidden = { code: '42501' }

const run = (statement: string) => database.execute(raw(statement))
const asOwner = (script: string) => database.owner.transaction((transaction) => transaction.script(script))
const roleOf = async () => (await readRights(database)).role
const grant = async () => grantRights(database.owner, { role: await roleOf(), log: silentLog })

describe('the role of the server', () => {
  it.each([
    'ledger_entry',
    'ledger_transaction',
    'operator_act',
    'account_consent',
    'purchase_consent',
    'payment_event',
    'item_version',
  ])('can neither change nor delete rows of %s', async (table) => {
    const { attname } = await database.one<{ attname: string }>(
      sql`select attname::text from pg_attribute where attrelid = ${table}::regclass and attnum > 0 order by attnum desc limit 1`,
    )
    for (const statement of [
      `update ${table} set ${attname} = ${attname}`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(run(statement)).rejects.toMatchObject(forbidden)
  })

  it.each([
    'alter table ledger_entry disable trigger all',
    'drop trigger ledger_entry_append_only on ledger_entry',
    'drop table ledger_entry',
    'alter table ledger_account drop constraint ledger_account_player_balance',
    `update ledger_account set name = 'house:own'`,
    'delete from ledger_account',
    'update payment_return set reference = reference',
    'delete from payment_return',
    'update security_event set kind = kind',
    'truncate account',
    `insert into migration (number, name, checksum) values (9001, 'own', '')`,
    'update migration set checksum = checksum',
    'delete from migration',
    'create table own (id int)',
    'create schema own',
    `create function own() returns int language sql as 'select 1'`,
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    `select setval('ledger_entry_id_seq', 1)`,
  ])('may not: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject(forbidden)
  })

  // The one session of the embedded database belongs to a superuser.
  it.runIf(process.env.TEST_DATABASE_URL)('can neither become the owner nor turn triggers off', async () => {
    const { role: owner } = await readRights(database.owner)
    for (const statement of [
      `set role ${owner}`,
      'set session_replication_role = replica',
      `set session authorization ${owner}`,
    ])
      await expect(run(statement)).rejects.toMatchObject(forbidden)
  })

  it('deletes consents only of accounts that were never activated', async () => {
    const [active, waiting] = [
      await createAccount(database),
      await createAccount(database, { isActivated: false }),
    ]
    await database.execute(sql`
      insert into account_consent (account_id, document, version, locale, address)
      select id, 'terms', '1', 'en', '' from unnest(array[${active}, ${waiting}]::bigint[]) as id`)
    await database.query(sql`select remove_unactivated_consents(array[${active}, ${waiting}]::bigint[])`)
    expect(
      await database.query(
        sql`select account_id from account_consent where account_id in (${active}, ${waiting})`,
      ),
    ).toEqual([{ accountId: active }])
    await expect(
      database.execute(sql`update account set activated_at = null where id = ${active}`),
    ).rejects.toThrow('An account stays activated')
  })
})

describe('the triggers', () => {
  it.each(['payment_event', 'account_consent', 'payment_return', 'item_version'])(
    'stop even the owner from truncating %s',
    async (table) => {
      await expect(asOwner(`truncate ${table} cascade`)).rejects.toThrow(/append-only/)
    },
  )

  it('stop even the owner from changing payment events and consents', async () => {
    await expect(asOwner(`update payment_event set outcome = outcome`)).rejects.toThrow(/append-only/)
    await expect(asOwner(`delete from payment_event`)).rejects.toThrow(/append-only/)
    await expect(asOwner(`update account_consent set version = version`)).rejects.toThrow(/append-only/)
    const accountId = await createAccount(database)
    await database.execute(sql`
      insert into account_consent (account_id, document, version, locale, address) values (${accountId}, 'terms', '1', 'en', '')`)
    await expect(asOwner(`delete from account_consent where account_id = ${accountId}`)).rejects.toThrow(
      /append-only/,
    )
  })

  it('let a return of money only become more and earlier', async () => {
    await database.execute(sql`
      insert into payment_return (provider, kind, reference, payment_reference, amount_cents, currency, returned_at)
      values ('sandbox', 'refund', 're_1', 'pi_1', 100, 'EUR', '2026-01-02Z')`)
    const change = (assignment: string) =>
      run(`update payment_return set ${assignment} where reference = 're_1'`)
    await change(`amount_cents = 150, returned_at = '2026-01-01Z', undone_at = '2026-01-05Z'`)
    for (const assignment of [
      'amount_cents = 149',
      `returned_at = '2026-01-02Z'`,
      'returned_at = null',
      'undone_at = null',
      `undone_at = '2026-01-06Z'`,
    ])
      await expect(change(assignment)).rejects.toThrow(/append-only/)
    await expect(asOwner(`update payment_return set currency = 'JPY'`)).rejects.toThrow(/append-only/)
  })
})

describe('the rights', () => {
  it('name every table of the schema', async () => {
    const { tables } = await readRights(database)
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(tableRights).toSorted())
  })

  it('are what the server needs, no more and no less', async () => {
    expect(rightsFaults(await readRights(database), tableRights)).toEqual({ excess: [], missing: [] })
    await expect(expectRights(database, serving, silentLog)).resolves.toBeUndefined()
  })

  it.each([
    ['delete on ledger_entry', 'grant delete on ledger_entry to'],
    ['update (coins) on ledger_entry', 'grant update (coins) on ledger_entry to'],
    ['truncate on operator_act', 'grant truncate on operator_act to'],
    ['trigger on account', 'grant trigger on account to'],
    ['insert on migration', 'grant insert on migration to'],
    ['update on sequence ledger_entry_id_seq', 'grant update on sequence ledger_entry_id_seq to'],
  ])('are refused and taken back if they include %s', async (right, granting) => {
    await asOwner(`${granting} ${await roleOf()}`)
    await expect(expectRights(database, serving, silentLog)).rejects.toThrow(right)
    await grant()
    await expect(expectRights(database, serving, silentLog)).resolves.toBeUndefined()
  })

  it('count if PUBLIC has them', async () => {
    await asOwner('grant update on payment_event to public')
    await expect(expectRights(database, serving, silentLog)).rejects.toThrow('update on payment_event')
    await grant()
    await expect(expectRights(database, serving, silentLog)).resolves.toBeUndefined()
  })

  it('show what a role could take them with', async () => {
    const role = await roleOf()
    // Roles belong to the whole server, so no other test may see the changes.
    const read = (change: string) =>
      database.owner.transaction(async (transaction) => {
        await transaction.script(change)
        const { powers, isOwner } = await readRights(transaction, role)
        return new Failure('BAD_REQUEST', { data: { powers, isOwner } })
      })
    const found = (data: object) => ({ details: { data } })
    expect(await read(`alter role ${role} createrole`)).toMatchObject(found({ powers: ['CREATEROLE'] }))
    expect(await read(`grant create on schema public to ${role}`)).toMatchObject(
      found({ powers: ['CREATE on the schema'] }),
    )
    expect(await read(`grant pg_execute_server_program to ${role}`)).toMatchObject(
      found({ powers: ['membership in pg_execute_server_program'] }),
    )
    expect(await read(`grant set on parameter session_replication_role to ${role}`)).toMatchObject(
      found({ powers: ['SET session_replication_role'] }),
    )
    expect(await read(`alter role ${role} superuser`)).toMatchObject(found({ isOwner: true }))
    expect(
      await read(`create role holder; alter table gift owner to holder; grant holder to ${role}`),
    ).toMatchObject(found({ isOwner: true }))
  })

  it('are granted for tables of later migrations, once they are named', async () => {
    await asOwner(`revoke insert on coupon from ${await roleOf()}; create table unnamed (id int)`)
    await expect(expectRights(database, serving, silentLog)).rejects.toThrow(/lacks rights.*insert on coupon/)
    await grant()
    await expect(expectRights(database, serving, silentLog)).resolves.toBeUndefined()
    await expect(run('select from unnamed')).rejects.toMatchObject(forbidden)
    await asOwner('drop table unnamed')
  })

  it('are left to the newest release', async () => {
    const role = await roleOf()
    const migrations = readMigrations().slice(0, -1)
    await asOwner(`revoke insert on coupon from ${role}`)
    await grantRights(database.owner, { role, log: silentLog, migrations })
    await expect(expectRights(database, serving, silentLog)).rejects.toThrow(/insert on coupon/)
    await grant()
  })

  it('are not limited for an owner: production warns, and refuses if another owner is named', async () => {
    const log = { ...silentLog, warn: vi.fn<typeof silentLog.warn>() }
    await expectRights(database.owner, { ...serving, isProduction: false }, log)
    expect(log.warn).not.toHaveBeenCalled()
    await expectRights(database.owner, serving, log)
    expect(log.warn).toHaveBeenCalledOnce()
    const named = { ...serving, databaseOwnerUrl: 'postgres://owner@localhost/olympus' }
    await expect(expectRights(database.owner, named, log)).rejects.toThrow(/owns the database/)
  })
})
