import type { ReplyHeaders } from '../../http/handlers.ts'
import { clearSessionCookies } from '../devices/session-cookies.ts'

/** Takes from the browser what it holds of a session that it has ended. */
export function leaveBrowser(reply: ReplyHeaders, publicUrl: string): void {
  clearSessionCookies(reply, publicUrl)
  // Not "storage": the theme and what else outlives a session is kept there.
  reply.headers['clear-site-data'] = '"cache"'
}
