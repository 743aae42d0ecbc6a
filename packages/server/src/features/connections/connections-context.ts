import type { ChatAccountProvider } from '../../chat-account/chat-account-provider.ts'
import type { Database } from '../../database/database.ts'
import type { Random } from '../../random.ts'

export interface ConnectionsContext {
  readonly database: Database
  readonly random: Random
  readonly publicUrl: string
  readonly chat: ChatAccountProvider
}
