import { Device } from '@olympus/contract/devices'
import { describe, expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iosWebkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

const devices: readonly (readonly [string, Device])[] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0',
    { kind: 'desktop', browser: 'Firefox 139', system: 'Windows' },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/137.0.0.0 Safari/537.36`,
    { kind: 'desktop', browser: 'Chrome 137', system: 'Windows' },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/137.0.0.0 Safari/537.36 Edg/137.0.3296.52`,
    { kind: 'desktop', browser: 'Edge 137', system: 'Windows' },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/136.0.0.0 Safari/537.36 OPR/121.0.0.0`,
    { kind: 'desktop', browser: 'Opera 121', system: 'Windows' },
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${iosWebkit} Version/18.4 Safari/605.1.15`,
    { kind: 'desktop', browser: 'Safari 18', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0',
    { kind: 'desktop', browser: 'Firefox 138', system: 'Linux' },
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/135.0.0.0 Safari/537.36`,
    { kind: 'desktop', browser: 'Chrome 135', system: 'Chrome OS' },
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    { kind: 'desktop', browser: 'Internet Explorer 11', system: 'Windows' },
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${iosWebkit} Version/18.5 Mobile/15E148 Safari/604.1`,
    { kind: 'phone', browser: 'Safari 18', system: 'iOS' },
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${iosWebkit} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`,
    { kind: 'phone', browser: 'Chrome 137', system: 'iOS' },
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${iosWebkit} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`,
    { kind: 'phone', browser: 'Firefox 139', system: 'iOS' },
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${iosWebkit} Version/17.7 Mobile/15E148 Safari/604.1`,
    { kind: 'tablet', browser: 'Safari 17', system: 'iOS' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/137.0.0.0 Mobile Safari/537.36`,
    { kind: 'phone', browser: 'Chrome 137', system: 'Android' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/137.0.0.0 Safari/537.36`,
    { kind: 'tablet', browser: 'Chrome 137', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Android 14; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0',
    { kind: 'phone', browser: 'Firefox 139', system: 'Android' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    { kind: 'phone', browser: 'Samsung Internet 28', system: 'Android' },
  ],
  ['OlympusLauncher/1.4.2 (Windows; x64)', { kind: 'launcher', browser: 'Launcher 1.4', system: 'Windows' }],
  ['OlympusLauncher/2.0 (macOS; arm64)', { kind: 'launcher', browser: 'Launcher 2.0', system: 'macOS' }],
  ['OlympusLauncher/1.4.2', { kind: 'launcher', browser: 'Launcher 1.4', system: null }],
  [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    { kind: 'unknown', browser: 'Googlebot 2', system: null },
  ],
]

const nothing = { kind: 'unknown', browser: null, system: null }

describe('describeDevice', () => {
  it.each(devices)('reads %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toEqual(device)
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\r\n '],
    ['a tool', 'curl/8.5.0'],
    ['control characters', '\u0000\u0007evil\r\nset-cookie: a=b/5'],
    ['a name that turns the text around', '\u202exoferiF/139.0 (x)'],
    ['markup', '<img/src=x onerror=alert(1)>/9.0 (Windows95)'],
    ['a fake launcher', 'OlympusLauncher/<b>1.4</b> (Windows)'],
    ['the names of what every object has', '__proto__/1.0 constructor/2.0 toString/3.0'],
  ])('shows no word of %s', (_, userAgent) => {
    expect(describeDevice(userAgent)).toEqual(nothing)
  })

  it.each([
    ['8 kB of brackets', '('.repeat(8192)],
    ['8 kB of names', 'a/'.repeat(4096)],
    ['8 kB of digits', `Firefox/${'9'.repeat(8192)}`],
    ['8 kB of blanks', `${' '.repeat(8192)}x`],
    ['8 kB behind a launcher', `OlympusLauncher/1.4.2 (Windows; ${'x'.repeat(8192)}`],
  ])('answers %s with names of a bounded length', (_, userAgent) => {
    const device = describeDevice(userAgent)
    expect(Device.safeParse(device).success).toBe(true)
    expect(`${device.browser} ${device.system}`.length).toBeLessThan(40)
  })
})
