import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../database/database.ts'
import type { Random } from '../random.ts'
import { hashOf } from '../secrets/token-secrets.ts'
import { listOperators, type OperatorRow } from './list-operators.ts'
import { idOf, type OperatorCommand, Refusal } from './operator-command.ts'
import { newOperatorKey } from './operator-key.ts'
import { SecondOperatorNeeded } from './operator-limits.ts'
import { expectUsableKey, recordAct } from './record-act.ts'
import { UsageError } from './refusal.ts'

/** A key in use and its successor. */
const maxKeys = 2

/** Keeps the operators as they are until the transaction ends. They can go on acting. */
const lockOperators = (transaction: Transaction) =>
  transaction.script('lock table operator in share row exclusive mode')

const countOperators = async (queries: Queries, condition = sql`true`): Promise<number> =>
  (await queries.one<{ count: number }>(sql`select count(*) as count from operator where ${condition}`)).count

async function addKey(transaction: Transaction, name: string, random: Random) {
  const key = newOperatorKey(random)
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into operator_key (operator_id, hash)
    select id, ${hashOf(key)} from operator where name = ${name} and revoked_at is null returning id`)
  return { id, key }
}

async function addOperator(transaction: Transaction, name: string): Promise<void> {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    throw new UsageError(
      `${name} is no name: expected 2 to 40 characters of a-z, 0-9 and -, the first one a letter`,
    )
  const added = await transaction.execute(
    sql`insert into operator (name) values (${name}) on conflict do nothing`,
  )
  if (added === 0) throw new Refusal(`${name} is, or was, an operator: names are not given again`)
}

const keyText = (name: string, { id, key }: { readonly id: number; readonly key: string }) =>
  `Key ${id} of ${name}, shown this once: ${key}`

const othersExist = 'From the third operator on, a second one has to confirm who is added'

function operatorLine({ name, addedAt, revokedAt, keys }: OperatorRow): string {
  const used = (at: Date | null) => (at ? `last used ${at.toISOString()}` : 'never used')
  const texts = keys.map(
    ({ id, createdAt, lastUsedAt }) => `key ${id} of ${createdAt.toISOString()}, ${used(lastUsedAt)}`,
  )
  const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : texts.join('; ') || 'NO KEY'
  return `${name}  added ${addedAt.toISOString()}  ${state}`
}

const isActive = sql`revoked_at is null`

export const operatorsCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'operators list',
    summary: 'all operators, the keys that they can use, and when they last did',
    async run({ database, print }) {
      for (const operator of await listOperators(database)) print(operatorLine(operator))
      return true
    },
  },
  {
    kind: 'act',
    name: 'operators add',
    operands: ['<name>'],
    summary: 'adds an operator and prints their key this once; the first one needs no key',
    proof: 'first',
    // Otherwise one operator could add another one, and confirm as them.
    needsSecondOperator: async ({ database }) => (await countOperators(database)) >= 2,
    async run({ database, random, print }, [name], by) {
      const key = await database.transaction(async (transaction) => {
        await lockOperators(transaction)
        const operators = await countOperators(transaction)
        if (operators > 0 && by.keyId === undefined)
          throw new Refusal('Somebody added the first operator just now')
        if (operators >= 2 && !by.confirmation) throw new SecondOperatorNeeded(othersExist)
        await addOperator(transaction, name)
        const key = await addKey(transaction, name, random)
        const details = { operator: name, keyId: key.id, isFirst: operators === 0 }
        await recordAct(transaction, { by, command: 'operators add', details })
        return key
      })
      print(keyText(name, key))
    },
  },
  {
    kind: 'act',
    name: 'operators add-key',
    summary: 'prints a second key of your own, to replace the first one',
    async run({ database, random, print }, _, by) {
      const key = await database.transaction(async (transaction) => {
        await lockOperators(transaction)
        const { count } = await transaction.one<{ count: number }>(sql`
          select count(*) as count from operator_key join operator on operator.id = operator_id
          where name = ${by.who} and operator_key.revoked_at is null`)
        if (count >= maxKeys)
          throw new Refusal(`You have ${maxKeys} keys: revoke one with operators revoke-key`)
        const key = await addKey(transaction, by.who, random)
        await recordAct(transaction, { by, command: 'operators add-key', details: { keyId: key.id } })
        return key
      })
      print(keyText(by.who, key))
    },
  },
  {
    kind: 'act',
    name: 'operators revoke-key',
    operands: ['<key-id>'],
    summary: 'revokes a key at once; its operator keeps the other one',
    async run({ database, print }, [id], by) {
      const keyId = idOf(id)
      await database.transaction(async (transaction) => {
        await lockOperators(transaction)
        await expectUsableKey(transaction, by)
        const revoked = await transaction.maybeOne<{ name: string; left: number }>(sql`
          update operator_key set revoked_at = now() from operator
          where operator.id = operator_id and operator_key.id = ${keyId} and operator_key.revoked_at is null
          returning name, (select count(*) from operator_key as other
            where other.operator_id = operator.id and other.revoked_at is null and other.id <> ${keyId}) as left`)
        if (!revoked) throw new Refusal(`There is no key ${keyId} in use`)
        const { name, left } = revoked
        if (left === 0)
          throw new Refusal(`It is the only key of ${name}: use operators revoke, or add one first`)
        // The key that is revoked may be the one that does so.
        const { keyId: _, ...attribution } = by
        const details = { operator: name, keyId }
        await recordAct(transaction, { by: attribution, command: 'operators revoke-key', details })
      })
      print(`Key ${keyId} is revoked`)
    },
  },
  {
    kind: 'act',
    name: 'operators revoke',
    operands: ['<name>'],
    summary: 'revokes an operator with all keys and requests, at once',
    async run({ database, print }, [name], by) {
      await database.transaction(async (transaction) => {
        await lockOperators(transaction)
        await expectUsableKey(transaction, by)
        const revoked = await transaction.execute(
          sql`update operator set revoked_at = now() where name = ${name} and ${isActive}`,
        )
        if (revoked === 0) throw new Refusal(`There is no operator ${name}`)
        if ((await countOperators(transaction, isActive)) === 0)
          throw new Refusal(`${name} is the last operator: add another one first`)
        const { keyId: _, ...attribution } = by
        const details = { operator: name }
        await recordAct(transaction, { by: attribution, command: 'operators revoke', details })
      })
      print(`${name} is revoked`)
    },
  },
  {
    kind: 'act',
    name: 'operators recover',
    operands: ['<name>'],
    summary: 'prints a new key of an operator, or a new one; SECRET_KEY replaces the operator key',
    proof: 'owner',
    needsStoppedServer: true,
    async run({ database, random, print }, [name], by) {
      const key = await database.transaction(async (transaction) => {
        await lockOperators(transaction)
        const isKnown = (await countOperators(transaction, sql`name = ${name} and ${isActive}`)) > 0
        if (!isKnown) await addOperator(transaction, name)
        const revokedKeys = await transaction.execute(sql`
          update operator_key set revoked_at = now() from operator
          where operator.id = operator_id and name = ${name} and operator_key.revoked_at is null`)
        const key = await addKey(transaction, name, random)
        const details = { operator: name, keyId: key.id, revokedKeys }
        await recordAct(transaction, { by, command: 'operators recover', details })
        return key
      })
      print(keyText(name, key))
    },
  },
]
