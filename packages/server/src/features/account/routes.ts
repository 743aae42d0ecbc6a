import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { type BalanceCoinsOf, getUser } from './get-user.ts'

interface AccountOptions {
  readonly database: Database
  readonly balanceCoinsOf: BalanceCoinsOf
}

export const accountRoutes = ({ database, balanceCoinsOf }: AccountOptions): Handlers<'getUser'> => ({
  getUser: ({ session }) => getUser(database, session.accountId, balanceCoinsOf),
})
