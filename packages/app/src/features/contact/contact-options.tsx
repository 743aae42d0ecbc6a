import { useLingui } from '@lingui/react/macro'
import type { Support } from '@olympus/contract/support'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../session/session-context.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactHead } from './contact-head.tsx'
import { ContactWays } from './contact-ways.tsx'
import { MessageSent } from './message-sent.tsx'
import type { SentMessage } from './use-contact-form.ts'

/** The form and the other ways to reach the team. Without a support address, there is no form. */
export function ContactOptions({ support }: { readonly support: Support }): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()
  const [sent, setSent] = useState<SentMessage | null>(null)
  const { email, chatUrl, wikiUrl } = support
  const line = () => {
    if (email !== null)
      return `${user ? '' : `${t`You do not need to log in.`} `}${t`A person answers, usually within a day.`}`
    return chatUrl || wikiUrl ? '' : t`The operator of this portal has not provided a contact yet.`
  }

  if (sent) return <MessageSent sent={sent} onWriteAgain={() => setSent(null)} />
  return (
    <>
      <ContactHead>{line()}</ContactHead>
      {email !== null && <ContactForm onSent={setSent} />}
      <ContactWays support={support} />
    </>
  )
}
