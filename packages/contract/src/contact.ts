import { Email, Username } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { localeCodes } from './locales.ts'
import { named, Timestamp, z } from './schema.ts'

export const contactTopics = [
  'banned',
  'mailbox-lost',
  'second-factor-lost',
  'not-activated',
  'login',
  'purchase',
  'player',
  'bug',
  'privacy',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

const message = {
  /** Created by the page for each message. A repeat with the same content is sent once. */
  messageId: z.uuid(),
  topic: z.enum(contactTopics),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.contactMessageMaxLength)),
  locale: z.enum(localeCodes),
}

/** A message on its way to support. */
const SentMessage = named(
  'SentMessage',
  z.object({
    /** Names the message in both mails, such as `CT-4Q7K-218X`. */
    reference: z.string(),
    /** The address that gets the copy and the answer. */
    email: z.string(),
    sentAt: Timestamp,
  }),
)

export const sendGuestMessage = endpoint({
  method: 'POST',
  path: '/contact/guest-messages',
  access: 'guest',
  tag: 'Support',
  summary: 'Mail a message to support, and a copy to its sender; the address is not verified',
  body: z.strictObject({ ...message, email: Email, username: z.optional(Username) }),
  data: SentMessage,
  errors: ['CONTACT_FORM_CLOSED', 'INVALID_EMAIL_FORMAT'],
})

export const sendPlayerMessage = endpoint({
  method: 'POST',
  path: '/contact/player-messages',
  access: 'player',
  tag: 'Support',
  summary: 'Mail a message to support, with the account of the player, and a copy to their address',
  body: z.strictObject(message),
  data: SentMessage,
  errors: ['CONTACT_FORM_CLOSED'],
})
