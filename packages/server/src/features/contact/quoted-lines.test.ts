import { describe, expect, it } from 'vitest'
import { quotedLines, withoutLinks } from './quoted-lines.ts'

it('marks every line of a message as a quotation, whatever its line breaks', () => {
  expect(quotedLines('One\n\nTwo\r\nAccount: admin\rThree\u2028Four \u0007\u202eevil')).toEqual([
    '> One',
    '>',
    '> Two',
    '> Account: admin',
    '> Three',
    '> Four  evil',
  ])
})

describe('a line without links', () => {
  it.each([
    ['https://evil.example/a.b?c', 'https[:]//evil[.]example/a[.]b?c'],
    ['http:/evil', 'http[:]/evil'],
    ['www.evil.com', 'www[.]evil[.]com'],
    ['free-coins.evil.com:8080', 'free-coins[.]evil[.]com:8080'],
    ['name@evil.com', 'name@evil[.]com'],
    ['http://192.0.2.1/x', 'http[:]//192[.]0[.]2[.]1/x'],
    ['münchen.example', 'münchen[.]example'],
    ['evil．com evil。com evil｡com', 'evil[.]com evil[.]com evil[.]com'],
  ])('%s becomes %s', (line, plain) => {
    expect(withoutLinks(line)).toBe(plain)
  })

  it.each(['Hello. How are you? At 10:30, I was…', '你好。我被封禁了。', 'a.. b . c.'])(
    'keeps %s',
    (line) => {
      expect(withoutLinks(line)).toBe(line)
    },
  )
})
