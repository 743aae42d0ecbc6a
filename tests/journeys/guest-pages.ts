import { paths } from '../../packages/app/src/paths.ts'

/** Pages that show the same to everybody, or turn players away. */
export const guestPages: readonly string[] = [
  paths.login,
  paths.register,
  paths.activation,
  paths.activationSent,
  paths.resetPassword,
  paths.newPassword,
  paths.confirmEmail,
  paths.undoEmail,
  paths.endSession,
  paths.landing,
  paths.contact,
  paths.terms,
  paths.privacy,
]
