import { useLingui as useMessages } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { useState, type ReactNode } from 'react'

import { useSession } from '../../session/session-context.ts'
import { PageTitle } from '../../shared/navigation/page-title.tsx'
import * as styles from '../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../shared/auth-page/back-to-login.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactWays } from './contact-ways.tsx'
import { MessageSent } from './message-sent.tsx'
import type { SentMessage } from './use-contact-form.ts'
import { useSupport } from './use-support.ts'

/** How to reach the team, also for players who cannot log in. */
export function ContactPage(): ReactNode {
  const { t } = useLingui()
  const [sent, setSent] = useState<SentMessage | null>(null)
  const [tries, setTries] = useState(1)

  if (sent) return <MessageSent sent={sent} onWriteAgain={() => setSent(null)} />
  return (
    <div className={styles.form}>
      <PageTitle title={t`Contact us`} />
      <ContactOptions key={tries} onRetry={() => setTries(tries + 1)} onSent={setSent} />
      <BackToLogin />
    </div>
  )
}

interface ContactOptionsProps {
  readonly onRetry: () => void
  readonly onSent: (sent: SentMessage) => void
}

function ContactOptions({ onRetry, onSent }: ContactOptionsProps): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { user } = useSession()
  const state = useSupport()
  const support = state.kind === 'loaded' ? state.support : null
  const isFormClosed = support?.email === null
  const hasNothing = isFormClosed && !support.chatUrl && !support.wikiUrl

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Contact us`}</h1>
        {!isFormClosed && (
          <p className={styles.line}>
            {!user && `${t`You do not need to log in.`} `}
            {t`A person answers, usually within a day.`}
          </p>
        )}
        {hasNothing && (
          <p className={styles.line}>{t`The operator of this portal has not provided a contact yet.`}</p>
        )}
      </div>
      {state.kind === 'loading' && <p role="status" className={styles.line}>{t`Loading`}</p>}
      {state.kind === 'failed' && (
        <div className={styles.actions}>
          <Callout tone="danger" role="alert">
            {_(state.failure.message)}
          </Callout>
          <Button tone="primary" size="lg" isBlock onClick={onRetry}>
            {t`Try again`}
          </Button>
        </div>
      )}
      {support && !isFormClosed && <ContactForm onSent={onSent} />}
      {support && <ContactWays support={support} />}
    </>
  )
}
