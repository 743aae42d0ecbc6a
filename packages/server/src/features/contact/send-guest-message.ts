import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import { isEmailAddress } from '../../mail/email-rules.ts'
import type { Sender } from '../actor.ts'
import { mailboxKey } from '../auth/address-key.ts'
import { guestLimits } from './contact-limits.ts'
import { type ContactPorts, type Message, sendMessage } from './send-message.ts'

interface GuestMessage extends Message {
  readonly email: string
  readonly username?: string | undefined
  readonly client: Pick<Sender, 'address'>
}

/** Sends a message of somebody who is not logged in. Their address and username are not verified. */
export async function sendGuestMessage(
  ports: ContactPorts,
  { email, username, client, ...message }: GuestMessage,
): Promise<Awaited<ReturnType<typeof sendMessage>> | Failure<'INVALID_EMAIL_FORMAT'>> {
  const { config, database } = ports
  // Support would answer a message from its own address to itself.
  if (!isEmailAddress(email) || email.toLowerCase() === config.supportEmail?.toLowerCase())
    return new Failure('INVALID_EMAIL_FORMAT')
  const limits = guestLimits(networkOf(client.address), await mailboxKey(database, email))
  return sendMessage(ports, { email, username: username ?? null, accountId: null, limits }, message)
}
