import { expect, it } from 'vitest'
import { type Cell, csvLines } from './csv.ts'

const csv = (header: string[], ...rows: Cell[][]) => [...csvLines(header, rows)].join('')
const cellOf = (cell: Cell) => csv(['a'], [cell]).split('\r\n').slice(1, -1).join('\r\n')

it('writes UTF-8 with a byte order mark, a header and CR LF line ends', () => {
  expect(csv(['name', 'level'], ['Kallistrate', 93], ['Ωρίων', 1])).toBe(
    '\uFEFFname,level\r\nKallistrate,93\r\nΩρίων,1\r\n',
  )
  expect(csv(['name'])).toBe('\uFEFFname\r\n')
})

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['', ''],
  [null, ''],
  [true, 'true'],
  [new Date('2026-11-21T22:00:00Z'), '2026-11-21T22:00:00.000Z'],
  [{ fire: 3, water: -1 }, '"{""fire"":3,""water"":-1}"'],
] as [Cell, string][])('quotes %o according to RFC 4180', (cell, text) => expect(cellOf(cell)).toBe(text))

it.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', '"\'\r\'=1"'],
  ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
  ["Hi;=cmd|' /C calc'!A0;x", "Hi;'=cmd|' /C calc'!A0;x"],
  ['a;"=1', '"a;""\'=1"'],
  ['a\t+1\n-2;@3', "\"a\t'+1\n'-2;'@3\""],
  ['a=1', 'a=1'],
  ['a; b - c', 'a; b - c'],
])('keeps %j from being run as a formula', (cell, text) => expect(cellOf(cell)).toBe(text))

it('does not escape negative numbers', () => {
  expect(cellOf(-100)).toBe('-100')
})
