import sql from 'sql-template-tag'
import { playerLimits } from './contact-limits.ts'
import { type ContactPorts, type Message, sendMessage } from './send-message.ts'

/** Sends a message of a player, with their account. The copy and the answer go to its address. */
export async function sendPlayerMessage(
  ports: ContactPorts,
  accountId: number,
  message: Message,
): ReturnType<typeof sendMessage> {
  const { email, username } = await ports.database.one<{ email: string; username: string }>(
    sql`select email, username from account where id = ${accountId}`,
  )
  return sendMessage(ports, { email, username, accountId, limits: playerLimits(accountId) }, message)
}
