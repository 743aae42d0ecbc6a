import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { actorOf } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { cancelAccountDeletion } from './cancel-account-deletion.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { changeAppearance } from './change-appearance.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { getUser } from './get-user.ts'
import { startDataExport } from './start-data-export.ts'
import { undoEmailChange } from './undo-email-change.ts'

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

export function accountRoutes(ports: Ports): Handlers<AccountEndpoint> {
  const { database, renewal } = ports
  return {
    getUser: ({ session }) => getUser(database, session.accountId),
    changeAppearance: ({ session, body }) => changeAppearance(database, session.accountId, body),
    async changePassword({ body, ...call }) {
      const renewed = await changePassword(ports, actorOf(call), body)
      return renewed instanceof Failure ? renewed : renewal.handOver(renewed, call.client, call.reply)
    },
    changeEmail: ({ body, ...call }) => changeEmail(ports, actorOf(call), body),
    cancelEmailChange: ({ session }) => cancelEmailChange(database, session.accountId),
    confirmEmail: ({ body, client }) => confirmEmail(ports, client, body.token),
    undoEmailChange: ({ body, client }) => undoEmailChange(ports, client, body.token),
    startDataExport: (call) => startDataExport(ports, actorOf(call)),
    deleteAccount: ({ body, ...call }) => deleteAccount(ports, actorOf(call), body.username),
    cancelAccountDeletion: (call) => cancelAccountDeletion(ports, actorOf(call)),
  }
}
