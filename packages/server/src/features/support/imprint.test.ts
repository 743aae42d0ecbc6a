import { expect, it, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { silentLog } from '../../log.ts'
import { publicVariables } from '../../testing/public-variables.ts'
import { warnWithoutImprint } from './warn-without-imprint.ts'

const imprint = {
  IMPRINT_NAME: 'Olympus Interactive GmbH',
  IMPRINT_ADDRESS: 'Tempelweg 12; 10115 Berlin;Deutschland ;',
}

it('has one line for each part of the address', () => {
  expect(readConfig(imprint).imprint).toEqual({
    name: 'Olympus Interactive GmbH',
    addressLines: ['Tempelweg 12', '10115 Berlin', 'Deutschland'],
  })
  expect(readConfig({}).imprint).toBeNull()
})

it.each([
  [{ IMPRINT_NAME: 'Olympus' }, /IMPRINT_ADDRESS: expected beside IMPRINT_NAME/],
  [{ IMPRINT_ADDRESS: 'Tempelweg 12' }, /IMPRINT_NAME: expected beside IMPRINT_ADDRESS/],
  [{ ...imprint, IMPRINT_ADDRESS: ' ; ' }, /IMPRINT_ADDRESS: expected lines/],
])('refuses half of an imprint: %j', (variables, problem) => {
  expect(() => readConfig(variables)).toThrow(problem)
})

it.each([
  ['in production', publicVariables, 1],
  ['in production with an imprint', { ...publicVariables, ...imprint }, 0],
  ['in development', {}, 0],
])('warns without an imprint, %s', (_, variables, times) => {
  const warn = vi.fn<(message: string) => void>()
  warnWithoutImprint(readConfig(variables), { ...silentLog, warn })
  expect(warn).toHaveBeenCalledTimes(times)
})
