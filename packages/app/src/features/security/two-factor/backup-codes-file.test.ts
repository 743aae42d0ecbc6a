import { expect, test } from 'vitest'

import { backupCodesFile, backupCodesFileName } from './backup-codes-file.ts'

test('explains the codes, says when they were created and lists them', () => {
  const codes = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBBB`)
  const text = backupCodesFile({
    title: 'Backup codes of Theron',
    date: 'Jun 12, 2025',
    notes: ['Keep them.'],
    codes,
  })
  expect(text.split('\r\n')).toEqual([
    'Backup codes of Theron',
    'Jun 12, 2025',
    '',
    'Keep them.',
    '',
    ...codes.slice(0, 9).map((code, index) => ` ${index + 1}  ${code}`),
    '10  AAAA9-BBBBB',
    '',
  ])
})

test.each([
  ['Theron', 'olympus-backup-codes-Theron.txt'],
  ['a_b', 'olympus-backup-codes-a_b.txt'],
  ['../x', 'olympus-backup-codes-___x.txt'],
])('names the file of %s %s', (username, name) => {
  expect(backupCodesFileName(username)).toBe(name)
})
