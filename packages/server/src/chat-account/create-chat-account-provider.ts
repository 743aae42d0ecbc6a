import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Random } from '../random.ts'
import type { ChatAccountProvider } from './chat-account-provider.ts'
import { createDiscordProvider } from './discord/discord-provider.ts'
import { createSandboxChatProvider } from './sandbox/sandbox-chat-provider.ts'
import { unavailableProvider } from './unavailable-provider.ts'

interface ProviderOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly random: Random
}

/** The provider that the configuration names. */
export function createChatAccountProvider(options: ProviderOptions): ChatAccountProvider {
  const { config, database, log } = options
  const { discord, allowsSandboxChat, publicUrl } = config
  if (discord) return createDiscordProvider({ ...discord, log })
  return allowsSandboxChat ? createSandboxChatProvider({ database, publicUrl }) : unavailableProvider
}
