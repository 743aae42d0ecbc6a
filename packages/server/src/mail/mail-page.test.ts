import { locales } from '@olympus/contract/locales'
import { describe, expect, it } from 'vitest'
import { addSupport } from './add-support.ts'
import { frameTexts } from './frame-texts.ts'
import { compose, type Letter } from './mail.ts'

const url = 'https://play.example.com/open?a=1&b=2'

const letterTo = (username: string): Letter => ({
  subject: `News for ${username}`,
  greeting: `Hello ${username},`,
  paragraphs: [`First for ${username}.`, 'Second.'],
  action: { label: 'Open', url },
})

const inEnglish = (username: string) => compose(letterTo(username), 'en')

describe('the frame of a mail', () => {
  it.each(locales)('is in $name', ({ code, tag }) => {
    const { html, text } = addSupport(compose(letterTo('Theron'), code), 'support@example.com')
    const { closing, whySent, support } = frameTexts[code]
    const help = support('support@example.com')
    expect(help).toContain('support@example.com')
    for (const words of [closing, whySent, help]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
    expect(html.match(/ lang="[^"]+"/g)).toEqual([` lang="${tag}"`])
  })

  it('uses the language of the reader', () => {
    const all = Object.values(frameTexts)
    for (const key of ['closing', 'copyAddress', 'whySent'] as const)
      expect(new Set(all.map((texts) => texts[key])).size).toBe(locales.length)
    expect(new Set(all.map(({ support }) => support('a@b.example'))).size).toBe(locales.length)
  })

  it('shows no support address if none is configured', () => {
    const mail = inEnglish('Theron')
    expect(addSupport(mail, null)).toBe(mail)
    expect(mail.text.endsWith('an Olympus account.\n')).toBe(true)
  })

  it('escapes special characters in the support address', () => {
    const { html } = addSupport(inEnglish('Theron'), "$&<'o@example.com")
    expect(html).toContain('$&amp;&lt;&#39;o@example.com')
  })

  it('follows the color scheme of the reader and loads no external resources', () => {
    const { html } = inEnglish('Theron')
    expect(html).toContain('<meta name="color-scheme" content="light dark" />')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).not.toMatch(/<(img|script|link|iframe|table)\b|url\(|src=/)
    expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual(
      Array.from({ length: 2 }, () => url.replace('&', '&amp;')).concat(url.replace('&', '&amp;')),
    )
  })

  it('shows the first paragraph as preview and the address below the button', () => {
    const { html } = inEnglish('Theron')
    expect(html).toMatch(/mso-hide:all"\s*>\s*First for Theron\./)
    expect(html).toMatch(/class="button"\s+href="https:\/\/play\.example\.com\/open\?a=1&amp;b=2"/)
    expect(html).toContain(frameTexts.en.copyAddress)
  })
})

describe('a name in a mail', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "' style='display:none",
    '<!--support-->',
    '</title><base href=//evil.example>',
  ])('is never parsed as markup: %s', (username) => {
    const { html, subject } = inEnglish(username)
    expect(html.replace(/<!--support-->/, '')).not.toContain(username)
    expect(html).not.toMatch(/<(img|script|base)\b/)
    expect(subject).toBe(`News for ${username}`)
    expect(
      addSupport(inEnglish(username), 'support@example.com').html.match(/support@example/g),
    ).toHaveLength(1)
  })

  it('neither reverses the surrounding text nor breaks the line', () => {
    const { html, text, subject } = inEnglish(
      '\u202eevil\u2066\u200f\u061c\r\nBcc: all@example.com\u0000\u2028x',
    )
    for (const words of [subject, text.split('\n')[0] ?? ''])
      expect(words).toMatch(/evil Bcc: all@example\.com x,?$/)
    expect(html).not.toMatch(/[\p{Bidi_Control}\0\u2028]/u)
  })
})
