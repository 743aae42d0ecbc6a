import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { addSigningKey, lockSigningKeys } from '../features/sessions/stored-signing-keys.ts'
import { openSecretBox } from '../secrets/open-secret-box.ts'
import { countSealed, reseal, type SealedCount } from '../secrets/reseal.ts'
import { type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { type Attribution, recordAct } from './record-act.ts'
import { replaceLostCommand } from './replace-lost-command.ts'

interface SigningKeyRow {
  readonly id: string
  readonly createdAt: Date
  readonly usableFrom: Date
  readonly state: 'next' | 'plain' | 'retired' | 'sealed'
}

const listSigningKeys = (database: Database) =>
  database.query<SigningKeyRow>(sql`
    select id, created_at, usable_from,
      case when private_jwk is not null then 'plain' when private_box is null then 'retired'
        when usable_from > now() then 'next' else 'sealed' end as state
    from signing_key order by usable_from desc, id`)

const purposes = {
  next: 'signs from then on',
  plain: 'stored in clear: the next start of a server seals it',
  retired: 'only checks who refreshes a session',
  sealed: 'superseded, checks tokens until they expire',
}

function* signingKeyLines(keys: readonly SigningKeyRow[]) {
  const signing = keys.find(({ state }) => state === 'sealed')
  for (const key of keys) {
    const { id, createdAt, usableFrom, state } = key
    yield `signing key ${id}: made ${createdAt.toISOString()}, usable from ${usableFrom.toISOString()}; ${key === signing ? 'signs' : purposes[state]}`
  }
}

const countLine = ({ name, byKeyId, unopened }: SealedCount) =>
  [
    `${name}:`,
    [...byKeyId].map(([id, count]) => `${count} by ${id}`).join(', '),
    ...(unopened > 0 ? [`and ${unopened} THAT NO KEY OPENS`] : []),
  ].join(' ')

/** A new key. With `isRevoking` it signs at once, and the tokens of all others are refused. */
async function renewSigningKey(
  { database, random, keyRing, print }: OperatorPorts,
  by: Attribution,
  { command, isRevoking }: { readonly command: string; readonly isRevoking: boolean },
): Promise<void> {
  const secretBox = await openSecretBox(database, keyRing())
  const id = random.uuid()
  const usableFrom = await database.transaction(async (transaction) => {
    await lockSigningKeys(transaction)
    const { usableFrom } = await addSigningKey(transaction, secretBox, { id, isUrgent: isRevoking })
    if (isRevoking) {
      // Those in clear are sealed at a start only, and the next one has signed nothing yet.
      await transaction.execute(
        sql`delete from signing_key where id <> ${id} and (private_jwk is not null or usable_from > now())`,
      )
      await transaction.execute(sql`update signing_key set private_box = null where id <> ${id}`)
    }
    await recordAct(transaction, { by, command, details: { signingKeyId: id } })
    return usableFrom
  })
  print(`Signing key ${id} signs from ${usableFrom.toISOString()} on`)
}

export const keyCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'keys status',
    summary: 'IDs and use of the keys of SECRET_KEY and of those that sign access tokens',
    async run({ database, keyRing, print }) {
      const ring = keyRing()
      const [sealing, ...others] = ring.keyIds
      print(`SECRET_KEY: ${sealing} seals${others.map((id) => `, ${id} opens`).join('')}`)
      const counts = await countSealed(database, ring)
      for (const count of counts) print(countLine(count))
      for (const line of signingKeyLines(await listSigningKeys(database))) print(line)
      return counts.every(({ unopened }) => unopened === 0)
    },
  },
  {
    kind: 'act',
    name: 'keys rotate-signing',
    summary: 'makes a new key for access tokens; nobody notices',
    run: (ports, _, by) => renewSigningKey(ports, by, { command: 'keys rotate-signing', isRevoking: false }),
  },
  {
    kind: 'act',
    name: 'keys revoke-signing',
    summary: 'makes a new key for access tokens; those signed before are refused',
    run: (ports, _, by) => renewSigningKey(ports, by, { command: 'keys revoke-signing', isRevoking: true }),
  },
  {
    kind: 'act',
    name: 'keys reseal',
    summary: 'seals everything anew with the first key of SECRET_KEY',
    async run({ database, keyRing, print }, _, by) {
      const ring = keyRing()
      await openSecretBox(database, ring)
      const { sealingKeyId } = ring
      // Recorded first: it takes many transactions, each of which may be the last one.
      await database.transaction((transaction) =>
        recordAct(transaction, { by, command: 'keys reseal', details: { keyId: sealingKeyId } }),
      )
      let lost = 0
      for await (const { name, count, unopened } of reseal(database, ring)) {
        print(`${name}: ${count} sealed anew`)
        lost += unopened
      }
      if (lost > 0)
        throw new Refusal(`${lost} were sealed with other keys and stay as they are: see keys status`)
      print(`Everything is sealed with key ${sealingKeyId}`)
    },
  },
  replaceLostCommand,
]
