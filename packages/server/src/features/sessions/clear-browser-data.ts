import type { ReplyHeaders } from '../../http/handlers.ts'
import { clearSessionCookies } from '../devices/session-cookies.ts'

/** Clears the browser data of an ended session. */
export function clearBrowserData(reply: ReplyHeaders, publicUrl: string): void {
  clearSessionCookies(reply, publicUrl)
  // Not "storage": it holds the theme and other settings that outlive a session.
  reply.headers['clear-site-data'] = '"cache"'
}
