import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { openSecretBox } from '../secrets/open-secret-box.ts'
import { hashOf } from '../secrets/token-secrets.ts'
import type { OperatorCommand, OperatorPorts } from './operator-command.ts'
import { Refusal } from './refusal.ts'

export interface Identity {
  readonly who: string
  readonly keyId?: number
}

const hasOperators = async (queries: Queries): Promise<boolean> =>
  (await queries.one<{ exists: boolean }>(sql`select exists (select from operator)`)).exists

async function keyOwner(queries: Queries, key: string): Promise<Identity> {
  const owner = await queries.query<{ who: string; keyId: number }>(sql`
    update operator_key set last_used_at = now() from operator
    where operator.id = operator_id and hash = ${hashOf(key)}
      and operator_key.revoked_at is null and operator.revoked_at is null
    returning operator.name as who, operator_key.id as key_id`)
  const [identity] = owner
  if (!identity) throw new Refusal('The operator key is unknown or was revoked')
  return identity
}

/** Parentheses keep these from being names of operators. */
const nobody: Identity = { who: '(no operator)' }

async function ownerOfSecretKey({ database, keyRing }: OperatorPorts): Promise<Identity> {
  const ring = keyRing()
  await openSecretBox(database, ring)
  return { who: `(SECRET_KEY ${ring.sealingKeyId})` }
}

/** Who runs a command. Throws a refusal without the proof that the command needs. */
export async function authenticateOperator(
  ports: OperatorPorts,
  { proof }: Pick<OperatorCommand, 'proof'>,
  key: string | null,
): Promise<Identity> {
  if (proof === 'owner') return ownerOfSecretKey(ports)
  if (key !== null) return keyOwner(ports.database, key)
  if (await hasOperators(ports.database))
    throw new Refusal('OPERATOR_KEY, or a file that OPERATOR_KEY_FILE names: expected the key of an operator')
  if (proof === 'first') return nobody
  throw new Refusal('There is no operator yet. The first one needs no key: operator operators add <name>')
}
