import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { createAccount } from './testing/create-account.ts'
import { withTestDatabase } from './testing/test-database.ts'

const database = withTestDatabase()

function lineOf(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog('debug', { write: (line) => void (text += line) }))
  return text
}

it('writes one JSON line, whatever the input', () => {
  const line = lineOf((log) => log.info({ path: '/a\r\n{"level":"fatal"}' }, 'a\nb'))
  expect(line.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'a\nb' })
})

it.each(['password', 'token', 'refreshToken', 'authorization', 'cookie', 'text', 'html', 'body', 'secret'])(
  'redacts %s, up to three levels deep',
  (name) => {
    const line = lineOf((log) =>
      log.warn({ [name]: 'hidden-0', a: { [name]: 'hidden-1', b: { [name]: 'hidden-2' } } }, 'x'),
    )
    expect(line).not.toContain('hidden')
    expect(line.split('[redacted]')).toHaveLength(4)
  },
)

it('redacts the bindings of child loggers, too', () => {
  expect(lineOf((log) => log.child({ token: 'hidden' }).info('x'))).not.toContain('hidden')
})

it('tells the code of an error, and no other code', () => {
  const err = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const line = lineOf((log) => log.error({ err, code: 'hidden-0', a: { code: 'hidden-1' } }, 'x'))
  expect(JSON.parse(line)).toMatchObject({ err: { code: 'ECONNREFUSED', message: 'refused' } })
  expect(line).not.toContain('hidden')
})

it('blanks the rows that an error of the database quotes', async () => {
  const accountId = await createAccount(database)
  const email = 'theron@example.com'
  await database.execute(sql`update account set email = ${email} where id = ${accountId}`)
  const another = await createAccount(database)
  const error: unknown = await database
    .execute(sql`update account set email = ${email} where id = ${another}`)
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    constraint: 'account_email',
    detail: expect.stringContaining(email) as string,
  })
  const nested = Object.assign(new Error('x'), { inner: error })
  for (const err of [error, nested, new AggregateError([error], 'x')]) {
    const line = lineOf((log) => log.error({ err }, 'request failed'))
    expect(line).toContain('account_email')
    expect(line).not.toContain(email)
  }
})
