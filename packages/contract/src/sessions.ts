import { LinkToken } from './credentials.ts'
import { Device } from './devices.ts'
import { endpoint } from './endpoint.ts'
import { named, Timestamp, z } from './schema.ts'

export const AccessToken = z.string().check(z.maxLength(4096))
export const RefreshToken = z.string().check(z.maxLength(512))

/** An access token, valid for ten minutes, and the refresh token that renews it. */
export const Tokens = named('Tokens', z.object({ token: AccessToken, refreshToken: RefreshToken }))

export const keepSession = endpoint({
  method: 'POST',
  path: '/session/keep',
  access: 'player',
  tag: 'Session',
  summary: 'Stay logged in on this device: the session outlives the browser, up to 30 days',
  body: z.strictObject({ refreshToken: RefreshToken }),
  data: z.null(),
  errors: ['SESSION_HANDLE_ERROR'],
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/refresh',
  access: 'guest',
  tag: 'Session',
  summary: 'Replace both tokens; the old refresh token becomes invalid',
  body: z.strictObject({ token: AccessToken, refreshToken: RefreshToken }),
  data: Tokens,
  errors: [
    'SESSION_REFRESH_ERROR',
    'UNAUTHORIZED_SESSION_EXPIRED',
    'UNAUTHORIZED_BANNED_ACCOUNT',
    'INTERNAL_SERVER_ERROR_SESSION_REFRESH',
  ],
})

export const logOut = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'player',
  tag: 'Session',
  summary: 'End this session and clear its cookies',
  data: z.null(),
  errors: ['LOGOUT_ERROR'],
})

/** One live session and its device. */
export const DeviceSession = named(
  'DeviceSession',
  z.object({
    id: z.uuid(),
    device: Device,
    /** IP address of the last activity. */
    address: z.string(),
    createdAt: Timestamp,
    lastUsedAt: Timestamp,
    isThisDevice: z.boolean(),
  }),
)
export type DeviceSession = z.output<typeof DeviceSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  access: 'player',
  tag: 'Security',
  summary: 'Logged-in devices: this one first, then by last activity',
  data: z.array(DeviceSession),
  errors: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:sessionId',
  access: 'player',
  tag: 'Security',
  summary: 'Log another device out',
  params: z.object({ sessionId: z.uuid() }),
  data: z.null(),
  errors: ['NOT_FOUND'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  access: 'player',
  tag: 'Security',
  summary: 'Log all other devices out',
  data: z.object({ ended: z.int() }),
  errors: [],
})

export const endSessionByLink = endpoint({
  method: 'POST',
  path: '/sessions/ends',
  access: 'guest',
  tag: 'Session',
  summary: 'End a session with the link from a login email; repeating it has no effect',
  body: z.strictObject({ token: LinkToken }),
  data: z.null(),
  errors: ['SESSION_LINK_INVALID'],
})
