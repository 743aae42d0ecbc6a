import { expect, it } from 'vitest'
import { asksForHelp, durationOf, readCommandLine, usageText } from './command-line.ts'

const read = (...args: string[]) => readCommandLine(args, { OLYMPUS_GAME_SERVER_KEY: 'olg_key' })

it('reads durations', () => {
  expect(['500ms', '90s', '1.5m', '2h'].map((text) => durationOf('for', text))).toEqual([
    500, 90_000, 90_000, 7_200_000,
  ])
})

it('plays with the accounts that are named', () => {
  expect(read('--accounts', '3', '--first-account', '7').simulator.accountIds).toEqual([7, 8, 9])
  expect(read('--account-ids', '4,5').simulator).toMatchObject({ accountIds: [4, 5], keepsOffline: false })
  expect(read('--account-ids', '4', '--keep-offline').simulator.keepsOffline).toBe(true)
  expect(read().simulator.keepsOffline).toBe(true)
})

it('reads faults', () => {
  const { faults } = read('--drop-replies', '0.1', '--duplicate', '--reorder', '--clock-skew=-90s').simulator
  expect(faults).toMatchObject({ dropReplies: 0.1, duplicate: 0.2, reorder: true, clockSkewMs: -90_000 })
})

it.each([
  [['--drop-replies', '2'], 'a probability'],
  [['--for', '30'], 'a duration'],
  [['--account-ids', '1,x'], 'a whole number'],
  [['--unknown'], 'Unknown option'],
])('refuses %j', (args, message) => expect(() => read(...args)).toThrow(message))

it('has a help text with its options', () => {
  expect([asksForHelp(['--help']), asksForHelp(['-h']), asksForHelp(['--online'])]).toEqual([
    true,
    true,
    false,
  ])
  expect(usageText).toMatch(/^ {2}--drop-replies <probability> {2,}of losing an answer of the portal$/m)
})

it('needs a key', () => expect(() => readCommandLine([], {})).toThrow('OLYMPUS_GAME_SERVER_KEY'))
