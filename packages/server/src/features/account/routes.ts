import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Client, Handlers } from '../../http/handlers.ts'
import type { Session } from '../../http/session.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Random } from '../../random.ts'
import type { SessionRenewal } from '../sessions/renew-session.ts'
import type { AccountContext, ActingPlayer } from './account-context.ts'
import { cancelAccountDeletion } from './cancel-account-deletion.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { changeAppearance } from './change-appearance.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { type WalletOf, getUser } from './get-user.ts'
import { startDataExport } from './start-data-export.ts'
import { undoEmailChange } from './undo-email-change.ts'

interface AccountOptions {
  readonly config: Config
  readonly database: Database
  readonly limiter: Limiter
  readonly random: Random
  readonly renewal: SessionRenewal
  /** Makes this process notice at once that a session has ended. */
  readonly forgetSession: (sessionId: string) => void
  readonly walletOf: WalletOf
}

type AccountEndpoint =
  | 'cancelAccountDeletion'
  | 'cancelEmailChange'
  | 'changeAppearance'
  | 'changeEmail'
  | 'changePassword'
  | 'confirmEmail'
  | 'deleteAccount'
  | 'getUser'
  | 'startDataExport'
  | 'undoEmailChange'

const playerOf = ({ session, client }: { session: Session; client: Client }): ActingPlayer => ({
  accountId: session.accountId,
  sessionId: session.sessionId,
  generation: session.generation,
  client,
})

export function accountRoutes({ config, walletOf, ...ports }: AccountOptions): Handlers<AccountEndpoint> {
  const { publicUrl, passwordMinLength } = config
  const { database, renewal } = ports
  const context: AccountContext = { ...ports, publicUrl, passwordMinLength }

  return {
    getUser: ({ session }) => getUser(database, session.accountId, walletOf),
    changeAppearance: ({ session, body }) => changeAppearance(database, session.accountId, body),
    async changePassword({ body, ...call }) {
      const renewed = await changePassword(context, playerOf(call), body)
      return renewed instanceof Failure ? renewed : renewal.handOver(renewed, call.client, call.reply)
    },
    changeEmail: ({ body, ...call }) => changeEmail(context, playerOf(call), body),
    cancelEmailChange: ({ session }) => cancelEmailChange(database, session.accountId),
    confirmEmail: ({ body, client }) => confirmEmail(context, client, body.token),
    undoEmailChange: ({ body, client }) => undoEmailChange(context, client, body.token),
    startDataExport: (call) => startDataExport(context, playerOf(call)),
    deleteAccount: ({ body, ...call }) => deleteAccount(context, playerOf(call), body.username),
    cancelAccountDeletion: (call) => cancelAccountDeletion(context, playerOf(call)),
  }
}
