import { useLingui } from '@lingui/react/macro'
import type { Support } from '@olympus/contract/support'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../session/session-context.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactHead } from './contact-head.tsx'
import { ContactWays } from './contact-ways.tsx'
import { ImprintSection } from './imprint-section.tsx'
import { MessageSent } from './message-sent.tsx'
import type { SentMessage } from './use-contact-form.ts'

interface ContactOptionsProps {
  /** Null until it is loaded, where a form is known to exist. */
  readonly support: Support | null
}

const unknown: Support = { email: null, chatUrl: null, wikiUrl: null, imprint: null }

/** The form and the other ways to reach the team. Without a support address, there is no form. */
export function ContactOptions({ support }: ContactOptionsProps): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()
  const [sent, setSent] = useState<SentMessage | null>(null)
  const { email, chatUrl, wikiUrl, imprint } = support ?? unknown
  const hasForm = support === null || email !== null
  const line = () => {
    if (hasForm)
      return `${user ? '' : `${t`You do not need to log in.`} `}${t`A person answers, usually within a day.`}`
    return chatUrl || wikiUrl || imprint ? '' : t`The operator of this portal has not provided a contact yet.`
  }

  if (sent) return <MessageSent sent={sent} onWriteAgain={() => setSent(null)} />
  return (
    <>
      <ContactHead>{line()}</ContactHead>
      {hasForm && <ContactForm onSent={setSent} />}
      <ContactWays support={support ?? unknown} />
      {imprint && <ImprintSection imprint={imprint} email={email} />}
    </>
  )
}
