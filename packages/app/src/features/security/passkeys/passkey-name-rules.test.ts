import { limits } from '@olympus/contract/limits'
import { PasskeyName } from '@olympus/contract/passkeys'
import { describe, expect, test } from 'vitest'

import { freePasskeyName, passkeyHome } from './passkey-name-rules.ts'

describe('a name for a new passkey', () => {
  test.each([
    [[], 'Phone'],
    [['Laptop'], 'Phone'],
    [['Phone'], 'Phone 2'],
    [['phone', 'Phone 2'], 'Phone 3'],
    [['Phone 2'], 'Phone'],
  ])('next to %j is %s', (taken, name) => {
    expect(freePasskeyName('Phone', taken)).toBe(name)
  })

  test.each(['Ein sehr langer Name eines Browsers auf einem Betriebssystem', '🗝️'.repeat(60)])(
    "fits the server's limit: %s",
    (suggested) => {
      const first = freePasskeyName(suggested, [])
      const second = freePasskeyName(suggested, [first])
      expect(second).not.toBe(first)
      for (const name of [first, second]) expect(PasskeyName.safeParse(name)).toMatchObject({ success: true })
    },
  )

  test('uses the available length', () => {
    expect(freePasskeyName('x'.repeat(60), [])).toHaveLength(limits.passkeyNameMaxLength)
  })
})

describe('where a passkey is stored', () => {
  test.each([
    [
      { authenticatorAttachment: 'platform', response: { transports: ['internal', 'hybrid'] } },
      'this-device',
    ],
    [{ response: {} }, 'this-device'],
    [
      { authenticatorAttachment: 'cross-platform', response: { transports: ['hybrid', 'internal'] } },
      'phone',
    ],
    [{ authenticatorAttachment: 'cross-platform', response: { transports: ['usb', 'nfc'] } }, 'security-key'],
    [{ authenticatorAttachment: 'cross-platform', response: {} }, 'security-key'],
    [{ authenticatorAttachment: 'cross-platform' }, 'security-key'],
  ])('%j: %s', (credential, home) => {
    expect(passkeyHome(credential)).toBe(home)
  })
})
