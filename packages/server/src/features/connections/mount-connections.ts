import type { Hono } from 'hono'
import { mountSandboxChat } from '../../chat-account/sandbox/mount-sandbox-chat.ts'
import { sandboxName } from '../../chat-account/sandbox/sandbox-chat-provider.ts'
import type { Ports } from '../ports.ts'
import { redirectUri } from './redirect-uri.ts'

/** Mounts the consent page of the sandbox provider. */
export function mountConnections(app: Hono, ports: Ports): void {
  const { chat, publicUrl } = ports
  if (chat.name === sandboxName) mountSandboxChat(app, { ...ports, redirectUri: redirectUri(publicUrl) })
}
