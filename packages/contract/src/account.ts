import { banners, themes } from './appearance.ts'
import { Email, LinkToken, NewPassword, Password } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { localeCodes } from './locales.ts'
import { Timestamp, z } from './schema.ts'
import { Tokens } from './sessions.ts'
import { User } from './user.ts'

export const getUser = endpoint({
  method: 'GET',
  path: '/user/v2',
  access: 'player',
  tag: 'Account',
  summary: 'The current user',
  data: User,
  errors: [],
})

const Appearance = z.object({ theme: z.enum(themes), banner: z.enum(banners), locale: z.enum(localeCodes) })

export const changeAppearance = endpoint({
  method: 'PUT',
  path: '/account/appearance',
  access: 'player',
  tag: 'Account',
  summary: 'Keep theme, banner and language on the account; what is left out stays',
  body: z.strictObject({
    theme: z.optional(z.enum(themes)),
    banner: z.optional(z.enum(banners)),
    locale: z.optional(z.enum(localeCodes)),
  }),
  data: Appearance,
  errors: [],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/account/email',
  access: 'player',
  tag: 'Account',
  summary: 'Ask for another address; it is mailed a link and valid once that is used',
  needsStepUp: true,
  body: z.strictObject({ currentEmail: Email, newEmail: Email }),
  data: z.object({ pendingEmail: z.string() }),
  errors: ['WRONG_EMAIL', 'EMAIL_UNCHANGED', 'INVALID_EMAIL_FORMAT'],
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/account/email',
  access: 'player',
  tag: 'Account',
  summary: 'Stay with the address: the link to the new one stops working',
  data: z.null(),
  errors: [],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/email/confirmations',
  access: 'guest',
  tag: 'Account',
  summary: 'Make the new address of an account valid with the link mailed to it; ends all other sessions',
  body: z.strictObject({ token: LinkToken }),
  data: z.object({ email: z.string() }),
  errors: ['EMAIL_LINK_INVALID'],
})

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/email/undos',
  access: 'guest',
  tag: 'Account',
  summary: 'Give an account its old address back with the link mailed there; ends all sessions',
  body: z.strictObject({ token: LinkToken }),
  data: z.object({ email: z.string() }),
  errors: ['EMAIL_LINK_INVALID'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/account/password',
  access: 'player',
  tag: 'Account',
  summary: 'Set a new password; ends all other sessions and renews the tokens of this one',
  body: z.strictObject({ currentPassword: Password, newPassword: NewPassword }),
  data: Tokens,
  errors: ['WRONG_PASSWORD', 'PASSWORD_UNCHANGED', 'PASSWORD_TOO_COMMON', 'PASSWORD_CONTAINS_IDENTITY'],
})

export const startDataExport = endpoint({
  method: 'POST',
  path: '/account/exports',
  access: 'player',
  tag: 'Account',
  summary:
    'Ask for everything that is kept of the player: a link to a ZIP of JSON and CSV, good once within ten minutes',
  needsStepUp: true,
  data: z.object({
    /** Path on the portal's own host. */
    downloadPath: z.string(),
    expiresAt: Timestamp,
  }),
  errors: [],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/deletion',
  access: 'player',
  tag: 'Account',
  summary: 'Have the account deleted after 14 days, in which it can be taken back; ends all other sessions',
  needsStepUp: true,
  body: z.strictObject({
    /** Typed by the player. */
    username: z.string().check(z.maxLength(100)),
  }),
  data: z.object({ deletionAt: Timestamp }),
  errors: ['CONFIRMATION_MISMATCH'],
})

export const cancelAccountDeletion = endpoint({
  method: 'DELETE',
  path: '/account/deletion',
  access: 'player',
  tag: 'Account',
  summary: 'Keep the account after all',
  data: z.null(),
  errors: [],
})
