import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasSecretKey, secretKeyOf } from './secret-key.ts'

let parent: string
let dataDir: string

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-key-'))
  dataDir = path.join(parent, 'data')
})

afterEach(() => {
  fs.rmSync(parent, { recursive: true, force: true })
})

it('uses the configured key and then creates no file', () => {
  const key = Buffer.alloc(32, 7)
  expect(secretKeyOf({ secretKey: key.toString('base64url'), dataDir }).equals(key)).toBe(true)
  expect(fs.existsSync(dataDir)).toBe(false)
})

it('creates a key at the first start and reuses it', () => {
  const key = secretKeyOf({ secretKey: null, dataDir })
  expect(key).toHaveLength(32)
  expect(secretKeyOf({ secretKey: null, dataDir }).equals(key)).toBe(true)
  expect(fs.readdirSync(dataDir)).toEqual(['secret.key'])
})

it('is readable by its owner only', () => {
  secretKeyOf({ secretKey: null, dataDir })
  expect(fs.statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
})

it('creates a different key for another installation', () => {
  const key = secretKeyOf({ secretKey: null, dataDir })
  expect(secretKeyOf({ secretKey: null, dataDir: path.join(parent, 'other') }).equals(key)).toBe(false)
})

it.each(['', 'short', 'A'.repeat(44)])(
  'refuses to start with the key file %j, and leaves it as it is',
  (text) => {
    fs.mkdirSync(dataDir)
    const file = path.join(dataDir, 'secret.key')
    fs.writeFileSync(file, text)
    expect(() => secretKeyOf({ secretKey: null, dataDir })).toThrow(
      /secret\.key does not hold a key of 32 bytes/,
    )
    expect(fs.readFileSync(file, 'utf8')).toBe(text)
  },
)

it('checks whether a key exists without creating one', () => {
  const key = Buffer.alloc(32, 7).toString('base64url')
  expect(hasSecretKey({ secretKey: null, dataDir })).toBe(false)
  expect(fs.existsSync(dataDir)).toBe(false)
  expect(hasSecretKey({ secretKey: key, dataDir })).toBe(true)
  secretKeyOf({ secretKey: null, dataDir })
  expect(hasSecretKey({ secretKey: null, dataDir })).toBe(true)
})
