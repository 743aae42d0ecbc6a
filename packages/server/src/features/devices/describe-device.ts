import type { Device } from '@olympus/contract/devices'
import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

/** Maximum stored length. Everything that identifies a device is at the start. */
const longestUserAgent = 400

/** User-Agent of the launcher: `OlympusLauncher/1.4.2 (Windows; x64)`. */
const launcher = /^OlympusLauncher\/(\d{1,3}\.\d{1,3})(?:\.[\d.]{1,20})?(?: \((Windows|macOS|Linux)\b)?/

const kinds: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
}

/** Systems whose name alone determines the kind of device. */
const kindsBySystem: Readonly<Record<string, Device['kind']>> = { 'Chrome OS': 'desktop' }

const shortNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
}

/** The parser may return arbitrary words of the string, so only names of a fixed list are shown. */
const browserNames = new Set(Object.values(BROWSER_MAP))
const systemNames = new Set(Object.values(OS_MAP))

const major = (version: string | undefined) => /^\d{1,4}(?=\.|$)/.exec(version ?? '')?.[0]

function browserText(name: string | undefined, version: string | undefined): string | null {
  if (name === undefined || !browserNames.has(name)) return null
  return [shortNames[name] ?? name, major(version)].filter((part) => part !== undefined).join(' ')
}

/** Describes the device of a User-Agent string. A hint for the player, not a proof. */
export function describeDevice(userAgent: string): Device {
  const text = userAgent.slice(0, longestUserAgent).trim()
  if (text === '') return { kind: 'unknown', browser: null, system: null }
  const ours = launcher.exec(text)
  if (ours) return { kind: 'launcher', browser: `Launcher ${ours[1]}`, system: ours[2] ?? null }
  const { browser, os, platform } = parse(text)
  const system = os.name !== undefined && systemNames.has(os.name) ? os.name : null
  return {
    kind: kinds[platform.type ?? ''] ?? kindsBySystem[system ?? ''] ?? 'unknown',
    browser: browserText(browser.name, browser.version),
    system,
  }
}
