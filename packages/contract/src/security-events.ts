import { Device } from './devices.ts'
import { endpoint } from './endpoint.ts'
import { LogQuery, paged } from './paging.ts'
import { named, Timestamp, z } from './schema.ts'

/** Kinds of security events that a player can read about their account. */
export const securityEventKinds = [
  'logged-in',
  'log-in-failed',
  'logged-out',
  'session-ended',
  'refresh-token-reused',
  'password-changed',
  'password-reset-requested',
  'password-reset',
  'email-change-requested',
  'email-changed',
  'email-change-undone',
  'two-factor-enabled',
  'two-factor-disabled',
  'backup-code-used',
  'backup-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'connection-added',
  'connection-removed',
  'data-exported',
  'deletion-requested',
  'deletion-cancelled',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const SecurityEvent = named(
  'SecurityEvent',
  z.object({
    id: z.int(),
    kind: z.enum(securityEventKinds),
    device: Device,
    address: z.string(),
    createdAt: Timestamp,
  }),
)
export type SecurityEvent = z.output<typeof SecurityEvent>

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/security/events',
  access: 'player',
  tag: 'Security',
  summary: 'Security events of the account, newest first',
  query: LogQuery,
  data: paged(SecurityEvent),
  errors: [],
})
