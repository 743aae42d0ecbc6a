import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { type BalanceCoinsOf, getUser } from './get-user.ts'

interface AccountOptions {
  readonly database: Database
  readonly balanceCoinsOf: BalanceCoinsOf
}

const later = async () => new Failure('SERVICE_UNAVAILABLE')

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

export const accountRoutes = ({ database, balanceCoinsOf }: AccountOptions): Handlers<AccountEndpoint> => ({
  cancelAccountDeletion: later,
  cancelEmailChange: later,
  changeAppearance: later,
  changeEmail: later,
  changePassword: later,
  confirmEmail: later,
  deleteAccount: later,
  startDataExport: later,
  undoEmailChange: later,
  getUser: ({ session }) => getUser(database, session.accountId, balanceCoinsOf),
})
