import { msg } from '@lingui/core/macro'
import type { ContactTopic } from '@olympus/contract/contact'
import { limits } from '@olympus/contract/limits'
import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { useLocale } from '../../locale/locale-context.ts'
import { useSession } from '../../session/session-context.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { rememberedEmail } from '../../shared/remembered-email.ts'
import { topicOf } from './topic-messages.ts'

const invalidTexts = {
  topic: msg`Choose what it is about`,
  email: msg`Enter your email address`,
  username: msg`Use 3 to 20 letters, digits and underscores`,
  text: msg`Write your message`,
}

export interface SentMessage {
  readonly reference: string
  readonly email: string
  readonly sentAt: string
  readonly topic: ContactTopic
}

/** What a link says that the message is about, with room for the message. */
const textAbout = (about: string | null): string =>
  about ? `${about.slice(0, limits.contactMessageMaxLength / 2)}\n\n` : ''

/** Form state of a message to support. Players send it with their account, guests with an address. */
export function useContactForm(onSent: (sent: SentMessage) => void) {
  const { code } = useLocale()
  const { user: player } = useSession()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: { email?: string | null } | null }
  // Kept across retries, so that the server sends a message once even if its answer was lost.
  const messageId = useRef('')

  const form = useForm(
    async () => {
      const [endpoint, { randomUuid }] = await Promise.all([
        import('@olympus/contract/contact').then(({ sendGuestMessage, sendPlayerMessage }) =>
          player ? sendPlayerMessage : sendGuestMessage,
        ),
        import('@olympus/api-client/random-uuid'),
      ])
      messageId.current ||= randomUuid()
      return endpoint
    },
    {
      initial: {
        topic: topicOf(search.get('topic')),
        email: player?.email ?? (state?.email || rememberedEmail()),
        username: '',
        text: textAbout(search.get('about')),
      },
      input({ topic, email, username, text }) {
        const message = { messageId: messageId.current, topic, text, locale: code }
        if (player) return { body: message }
        return { body: { ...message, email, ...(username && { username }) } }
      },
      invalidTexts,
      fieldOfFailure: { INVALID_EMAIL_FORMAT: 'email' },
      // The session ended meanwhile, such as that of a banned player. What they wrote stays.
      failureTexts: {
        UNAUTHORIZED: msg`You are logged out now. Check your email address and send the message again.`,
      },
      onDone(sent, { topic }) {
        if (topic) onSent({ ...sent, topic })
      },
    },
  )
  return { ...form, player }
}
