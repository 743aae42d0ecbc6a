import { endpoint } from './endpoint.ts'
import { named, z } from './schema.ts'

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
