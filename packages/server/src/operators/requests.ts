import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Queries } from '../database/database.ts'
import type { Files } from './files.ts'
import { type Act, type Operands, type OperatorPorts, wordsOf } from './operator-command.ts'
import { type Attribution, recordAct } from './record-act.ts'
import { Refusal } from './refusal.ts'

export const requestCommand = 'requests add'

export interface OperatorRequest {
  readonly id: number
  readonly who: string
  readonly why: string
  readonly command: string
  readonly operands: Operands
  readonly files: Readonly<Record<string, string>>
  readonly requestedAt: Date
  readonly expiresAt: Date
  readonly state: 'confirmed' | 'expired' | 'open' | 'rejected' | 'withdrawn'
}

type Content = Pick<OperatorRequest, 'command' | 'files' | 'operands'>

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const hashesOf = ({ files }: Pick<OperatorRequest, 'files'>) =>
  Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, text]) => ({ file, sha256: sha256(text) }))

/** What its act records, so that a request that was changed in the database is not confirmed. */
const recordedOf = (content: Content) => ({
  command: content.command,
  operands: content.operands,
  files: hashesOf(content),
})

/** The contents of the operands that name files. */
async function filesOf(
  { files }: OperatorPorts,
  command: Act,
  operands: Operands,
): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const [index, placeholder] of (command.operands ?? []).entries()) {
    const file = operands[index]
    if (placeholder !== '<file>' || typeof file !== 'string') continue
    contents[file] = await files.read(file)
    if (contents[file].includes('\0')) throw new Refusal(`${file} is not usable: it is not a text`)
  }
  return contents
}

const otherOperators = async (queries: Queries, who: string): Promise<number> =>
  (
    await queries.one<{ count: number }>(sql`
      select count(*) as count from operator
      where name <> ${who} and revoked_at is null and exists (
        select from operator_key where operator_id = operator.id and operator_key.revoked_at is null
      )`)
  ).count

interface Requested {
  readonly command: Act
  readonly operands: Operands
  readonly by: Attribution
  readonly reason: string
}

/** Stores a command for a second operator. Throws a refusal if there is none. */
export async function storeRequest(
  ports: OperatorPorts,
  { command, operands, by, reason }: Requested,
): Promise<void> {
  const content = { command: command.name, operands, files: await filesOf(ports, command, operands) }
  const { id, expiresAt } = await ports.database.transaction(async (transaction) => {
    if ((await otherOperators(transaction, by.who)) === 0)
      throw new Refusal(
        `${reason}. A second operator has to confirm it, and there is no other: nothing was changed. Add one with operators add`,
      )
    const stored = await transaction.one<{ id: number; expiresAt: Date }>(sql`
      insert into operator_request (requested_by, expires_at, why, command, operands, files)
      select id, now() + interval '24 hours', ${by.why}, ${content.command},
        ${JSON.stringify(operands)}::jsonb, ${JSON.stringify(content.files)}::jsonb
      from operator where name = ${by.who}
      returning id, expires_at`)
    const details = { requestId: stored.id, ...recordedOf(content) }
    await recordAct(transaction, { by, command: requestCommand, details })
    return stored
  })
  ports.print(`${reason}.`)
  ports.print(
    `Request ${id}: nothing was changed. Another operator confirms it until ${expiresAt.toISOString()}: requests confirm ${id}`,
  )
}

const columns = sql`
  operator_request.id, name as who, why, command, operands, files, requested_at, expires_at,
  case when state = 'open' and (expires_at <= now() or revoked_at is not null) then 'expired' else state end as state`

export const listOpenRequests = (queries: Queries): Promise<OperatorRequest[]> =>
  queries.query<OperatorRequest>(sql`
    select ${columns} from operator_request join operator on operator.id = requested_by
    where state = 'open' and expires_at > now() and revoked_at is null order by operator_request.id`)

/** Throws a refusal if there is no such request, or if it is not what its operator asked for. */
export async function readRequest(database: Database, id: number): Promise<OperatorRequest> {
  const request = await database.maybeOne<OperatorRequest>(sql`
    select ${columns} from operator_request join operator on operator.id = requested_by
    where operator_request.id = ${id}`)
  if (!request) throw new Refusal(`There is no request ${id}`)
  const { isRecorded } = await database.one<{ isRecorded: boolean }>(sql`
    select exists (
      select from operator_act
      where command = ${requestCommand} and who = ${request.who} and why = ${request.why}
        and details = ${JSON.stringify({ requestId: id, ...recordedOf(request) })}::jsonb
    ) as is_recorded`)
  if (!isRecorded) throw new Refusal(`Request ${id} was changed after it was made: see acts list`)
  return request
}

/** The files of a request: confirming it reads what was stored, not what the files are now. */
export const storedFiles = ({ files }: OperatorRequest): Files => ({
  read: (file) => Promise.resolve(files[file] ?? Promise.reject(new Refusal(`${file} was not stored`))),
  write: (file) => Promise.reject(new Refusal(`${file} is not written by a request`)),
})

export const requestText = (request: OperatorRequest): string => {
  const { id, who, command, operands, why, expiresAt } = request
  const files = hashesOf(request).map((file) => `  ${file.file} sha256 ${file.sha256}`)
  return `${id}  until ${expiresAt.toISOString()}  ${who}  ${[command, ...wordsOf(operands)].join(' ')}${files.join('')}  ${why}`
}
