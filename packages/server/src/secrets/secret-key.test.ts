import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasSecretKey, secretKeysOf } from './secret-key.ts'

let parent: string
let dataDir: string

const noConfiguredKeys = () => ({ secretKeys: null, dataDir })

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-key-'))
  dataDir = path.join(parent, 'data')
})

afterEach(() => {
  fs.rmSync(parent, { recursive: true, force: true })
})

it('uses the configured keys in their order and then creates no file', () => {
  const keys = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]
  const secretKeys = keys.map((key) => key.toString('base64url'))
  expect(secretKeysOf({ secretKeys, dataDir })).toEqual(keys)
  expect(fs.existsSync(dataDir)).toBe(false)
})

it('creates a key at the first start and reuses it', () => {
  const keys = secretKeysOf(noConfiguredKeys())
  expect(keys.map(({ length }) => length)).toEqual([32])
  expect(secretKeysOf(noConfiguredKeys())).toEqual(keys)
  expect(fs.readdirSync(dataDir)).toEqual(['secret.key'])
})

it('is readable by its owner only', () => {
  secretKeysOf(noConfiguredKeys())
  expect(fs.statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
})

it('creates a different key for another installation', () => {
  const keys = secretKeysOf(noConfiguredKeys())
  expect(secretKeysOf({ secretKeys: null, dataDir: path.join(parent, 'other') })).not.toEqual(keys)
})

it('reads one key from each line of the file', () => {
  const [old] = secretKeysOf(noConfiguredKeys())
  const file = path.join(dataDir, 'secret.key')
  const added = Buffer.alloc(32, 7)
  fs.writeFileSync(file, `${added.toString('base64url')}\n${fs.readFileSync(file, 'utf8')}\n`)
  expect(secretKeysOf(noConfiguredKeys())).toEqual([added, old])
})

it.each(['', 'short', 'A'.repeat(44), `${'A'.repeat(43)}\nshort`])(
  'refuses to start with the key file %j, and leaves it as it is',
  (text) => {
    fs.mkdirSync(dataDir)
    const file = path.join(dataDir, 'secret.key')
    fs.writeFileSync(file, text)
    expect(() => secretKeysOf(noConfiguredKeys())).toThrow(/secret\.key does not hold a key of 32 bytes/)
    expect(fs.readFileSync(file, 'utf8')).toBe(text)
  },
)

it('checks whether a key exists without creating one', () => {
  const key = Buffer.alloc(32, 7).toString('base64url')
  expect(hasSecretKey(noConfiguredKeys())).toBe(false)
  expect(fs.existsSync(dataDir)).toBe(false)
  expect(hasSecretKey({ secretKeys: [key], dataDir })).toBe(true)
  secretKeysOf(noConfiguredKeys())
  expect(hasSecretKey(noConfiguredKeys())).toBe(true)
})
