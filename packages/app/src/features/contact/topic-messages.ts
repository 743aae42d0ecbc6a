import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactTopic } from '@olympus/contract/contact'

/** What a message can be about, in the order of the list. */
export const topicMessages: Readonly<Record<ContactTopic, MessageDescriptor>> = {
  banned: msg`My account is banned`,
  'mailbox-lost': msg`I lost access to my mailbox`,
  'second-factor-lost': msg`I lost my second factor`,
  'not-activated': msg`I cannot activate my account`,
  login: msg`I cannot log in for another reason`,
  purchase: msg`A purchase or a delivery`,
  player: msg`Another player`,
  bug: msg`A problem with the portal`,
  privacy: msg`My personal data`,
  other: msg`Something else`,
}

export const topicOf = (text: string | null): ContactTopic | null =>
  text !== null && Object.hasOwn(topicMessages, text) ? (text as ContactTopic) : null
