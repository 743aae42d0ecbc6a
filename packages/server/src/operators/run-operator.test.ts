import { expect, it } from 'vitest'
import sql from 'sql-template-tag'
import { Failure } from '../failure.ts'
import { createAccount } from '../testing/create-account.ts'
import { giveCoins } from '../testing/game-data.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { localFiles } from './files.ts'
import { runOperator } from './run-operator.ts'

const database = withTestDatabase()

function fail(): never {
  throw new Error('It was opened')
}
const unusedHost = { open: fail, offline: fail }

it.each([
  [['deliveries', 'resend', '4'], '--why is missing'],
  [['deliveries', 'resend', '4', '--why', ' '], '--why is missing'],
  [['deliveries', 'resend', '4', '--why', 'lost\n5'], '--why: expected one line'],
  [['deliveries', 'resend', '4', '--who', 'iris', '--why', 'lost'], '--who'],
  [['deliveries', 'resend', '--why', 'lost'], 'Expected: operator deliveries resend <id>'],
  [['ledger', 'check', '4'], 'Expected: operator ledger check'],
  [['ledger', 'check', '--dry-run'], 'ledger check has no --dry-run'],
  [['ledger', 'check', '--anchors', 'file'], 'ledger check has no --anchors'],
  [['ledger', 'mend'], 'There is no command ledger mend'],
  [['campaigns', 'stop', '4', '--dry-run'], 'campaigns stop has no --dry-run'],
  [['ledger', 'check', '--force'], '--force'],
])('refuses %j without opening a database', async (argv, complaint) => {
  const complaints: string[] = []
  const code = await runOperator(argv, unusedHost, {
    files: localFiles,
    print: () => {},
    complain: (line) => void complaints.push(line),
    readKey: () => null,
  })
  expect(code).toBe(2)
  expect(complaints).toEqual([expect.stringContaining(complaint)])
})

it.each([
  [['--help'], 'ledger check', 100],
  [['deliveries', 'resend', '--help'], 'deliveries resend <id>', 1],
  [['deliveries', 'resend', '4', '-h'], 'deliveries resend <id>', 1],
  [['swaps', '--help'], 'swaps give-up <task>', 2],
  [['unknown', 'mend', '--help'], 'ledger check', 100],
])('%j prints the part of the command', async (argv, line, most) => {
  let text = ''
  const print = (printed: string) => void (text += printed)
  const client = { files: localFiles, print, complain: fail, readKey: () => null }
  expect(await runOperator(argv, unusedHost, client)).toBe(0)
  const listed = text.split('\n').filter((printed) => printed.startsWith('  '))
  expect(listed.some((printed) => printed.startsWith(`  ${line}`))).toBe(true)
  expect(listed.length).toBeLessThanOrEqual(most)
})

it('refuses an invalid id', async () => {
  for (const id of ['0', 'x', '1.5', '1e3', '99999999999999999999']) {
    expect(await act(database, ['deliveries', 'resend', id])).toMatchObject({
      code: 2,
      complaints: [`${id} is no id: expected a whole number`],
    })
  }
  expect(await actsOf(database)).toEqual([])
})

it('does not claim that nothing was done if that is uncertain', async () => {
  const unavailable = {
    ...database,
    transaction: () => Promise.reject(new Failure('SERVICE_UNAVAILABLE')),
  }
  expect(await act(unavailable, ['campaigns', 'stop', '4'])).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('how it ended is not known')],
  })
})

it('the ledger check names every drift and fails with an exit code', async () => {
  const check = () => operate(database, ['ledger', 'check'])
  const accountId = await createAccount(database)
  await giveCoins(database, accountId, 70)
  expect(await check()).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/^The ledger is sound: \d+ accounts, 2 entries, 0 drifts/)],
  })
  const name = `player:${accountId}`
  await database.execute(sql`update ledger_account set balance_coins = 71 where name = ${name}`)
  expect(await check()).toMatchObject({
    code: 1,
    lines: [
      `DRIFT ${name}: balance 71, entries 70, difference 1`,
      expect.stringContaining('The ledger HAS DRIFTED'),
    ],
  })
})
