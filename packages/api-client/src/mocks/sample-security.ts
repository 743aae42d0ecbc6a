import type { ChatConnection } from '@olympus/contract/connections'
import type { DeviceSession } from '@olympus/contract/sessions'
import type { Security } from '@olympus/contract/two-factor'
import type { SecurityEvent } from '@olympus/contract/security-events'

/** No second factor and no passkey yet. */
export const sampleBareSecurity: Security = { twoFactor: null, passkeys: [] }

export const sampleSecurity: Security = {
  twoFactor: { enabledAt: '2025-03-11T18:04:00Z', backupCodesLeft: 8, hasSavedBackupCodes: true },
  passkeys: [
    {
      id: 31,
      name: 'Laptop',
      createdAt: '2025-04-02T09:30:00Z',
      lastUsedAt: '2025-06-09T22:40:00Z',
      isSynced: false,
    },
    { id: 32, name: 'Phone', createdAt: '2025-05-18T12:00:00Z', lastUsedAt: null, isSynced: true },
  ],
}

export const sampleSecretKey = 'KRSXG5DBONSWG4TF'

export const sampleKeyUri = `otpauth://totp/Olympus:Theron?issuer=Olympus&secret=${sampleSecretKey}&algorithm=SHA1&digits=6&period=30`

export const sampleBackupCodes: string[] = [
  '7F2KH-9QXDA',
  'M4TPR-3VHZB',
  'B8WNC-6RJCD',
  'Q1LSE-5YGEF',
  'X9DAG-2KTUH',
  'H6VMJ-8PFBK',
  'C3ZRM-7NWLN',
  'J5EYP-4HQSR',
  'T2GUS-1XKMT',
  'W7PBV-9CDFW',
]

export const sampleSessions: DeviceSession[] = [
  {
    id: '018f2f66-7c3a-7e21-9b0d-3f4d5a6b7c01',
    device: { kind: 'desktop', browser: 'Firefox 139', system: 'Windows' },
    address: '203.0.113.24',
    createdAt: '2025-06-10T07:10:00Z',
    lastUsedAt: '2025-06-12T09:41:00Z',
    isThisDevice: true,
  },
  {
    id: '018f2f66-7c3a-7e21-9b0d-3f4d5a6b7c02',
    device: { kind: 'phone', browser: 'Safari 18', system: 'iOS' },
    address: '203.0.113.24',
    createdAt: '2025-06-08T11:00:00Z',
    lastUsedAt: '2025-06-12T08:12:00Z',
    isThisDevice: false,
  },
  {
    id: '018f2f66-7c3a-7e21-9b0d-3f4d5a6b7c03',
    device: { kind: 'desktop', browser: 'Chrome 137', system: 'macOS' },
    address: '198.51.100.7',
    createdAt: '2025-06-01T20:05:00Z',
    lastUsedAt: '2025-06-09T22:40:00Z',
    isThisDevice: false,
  },
  {
    id: '018f2f66-7c3a-7e21-9b0d-3f4d5a6b7c04',
    device: { kind: 'launcher', browser: null, system: 'Windows' },
    address: '2001:db8:85a3::8a2e:370:7334',
    createdAt: '2025-05-28T17:20:00Z',
    lastUsedAt: '2025-06-08T19:03:00Z',
    isThisDevice: false,
  },
]

const [thisSession, phoneSession, laptopSession] = sampleSessions as [
  DeviceSession,
  DeviceSession,
  DeviceSession,
]

export const sampleSecurityEvents: SecurityEvent[] = [
  { id: 907, kind: 'logged-in', from: thisSession, createdAt: '2025-06-10T07:10:00Z' },
  { id: 903, kind: 'log-in-failed', from: laptopSession, createdAt: '2025-06-09T22:38:00Z' },
  { id: 899, kind: 'logged-in', from: phoneSession, createdAt: '2025-06-08T11:00:00Z' },
  { id: 871, kind: 'backup-code-used', from: laptopSession, createdAt: '2025-06-01T20:05:00Z' },
  { id: 812, kind: 'passkey-added', from: phoneSession, createdAt: '2025-05-18T12:00:00Z' },
  { id: 640, kind: 'two-factor-enabled', from: thisSession, createdAt: '2025-03-11T18:04:00Z' },
  { id: 512, kind: 'password-changed', from: thisSession, createdAt: '2025-01-20T08:15:00Z' },
].map(({ from, ...event }) => ({ ...event, device: from.device, address: from.address }) as SecurityEvent)

export const sampleConnection: ChatConnection = {
  provider: 'Discord',
  account: { name: 'theron.of.olympus', connectedAt: '2025-02-14T16:30:00Z' },
}

export const sampleOpenConnection: ChatConnection = { provider: 'Discord', account: null }
