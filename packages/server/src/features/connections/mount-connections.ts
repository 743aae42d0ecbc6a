import type { Hono } from 'hono'
import { mountSandboxChat } from '../../chat-account/sandbox/mount-sandbox-chat.ts'
import { sandboxName } from '../../chat-account/sandbox/sandbox-chat-provider.ts'
import type { ConnectionsContext } from './connections-context.ts'
import { redirectUri } from './redirect-uri.ts'

/** Mounts the consent page of the sandbox provider. */
export function mountConnections(app: Hono, context: ConnectionsContext): void {
  const { chat, publicUrl } = context
  if (chat.name === sandboxName) mountSandboxChat(app, { ...context, redirectUri: redirectUri(publicUrl) })
}
