import { expect, it } from 'vitest'

import { licenseProblems, type Component } from './license-rules.ts'

const component = (given: Partial<Component>): Component => ({
  name: 'lyre',
  version: '1.2.3',
  purl: 'pkg:npm/lyre@1.2.3',
  ...given,
})
const licensed = (id: string, scope?: string) =>
  component({ licenses: [{ license: { id } }], ...(scope && { scope }) })
const either = (expression: string) => component({ licenses: [{ expression }] })

it.each([
  licensed('MIT'),
  licensed('MPL-2.0', 'excluded'),
  either('(MIT OR GPL-3.0-only)'),
  either('MIT AND ISC'),
  component({ name: 'eval', version: '0.1.8' }),
])('accepts %j', (given) => expect(licenseProblems([given])).toEqual([]))

it.each([
  [licensed('GPL-3.0-only', 'excluded'), 'lyre@1.2.3: GPL-3.0-only'],
  [licensed('MPL-2.0'), 'lyre@1.2.3: MPL-2.0'],
  [component({ licenses: [{ license: { name: 'Ask Orpheus' } }] }), 'lyre@1.2.3: Ask Orpheus'],
  [either('MIT AND GPL-3.0-only'), 'lyre@1.2.3: MIT AND GPL-3.0-only'],
  [either('(MIT OR ISC) AND GPL-3.0-only'), 'lyre@1.2.3: (MIT OR ISC) AND GPL-3.0-only'],
  [component({ group: '@orpheus' }), '@orpheus/lyre@1.2.3: names no license'],
  [component({ name: 'eval', version: '0.1.9' }), 'eval@0.1.9: names no license'],
])('refuses %j', (given, problem) => expect(licenseProblems([licensed('ISC'), given])).toEqual([problem]))
