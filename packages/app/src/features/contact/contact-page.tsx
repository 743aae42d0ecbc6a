import { useLingui as useMessages } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { useState, type ReactNode } from 'react'

import * as styles from '../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../shared/auth-page/back-to-login.tsx'
import { useBrowserValue } from '../../shared/use-browser-value.ts'
import { ContactHead } from './contact-head.tsx'
import { ContactOptions } from './contact-options.tsx'
import { useSupport } from './use-support.ts'

/** How to reach the team, also for players who cannot log in. */
export function ContactPage(): ReactNode {
  const [tries, setTries] = useState(1)
  return (
    <div className={styles.form}>
      <ContactStates key={tries} onRetry={() => setTries(tries + 1)} />
      <BackToLogin />
    </div>
  )
}

/** Whether the server has sent this page. It does so only where there is a form, and no imprint. */
function useIsFromServer(): boolean {
  const isHydrating = useBrowserValue(() => false, true)
  const [isFromServer] = useState(isHydrating)
  return isFromServer
}

function ContactStates({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const state = useSupport()
  const isFromServer = useIsFromServer()
  if (state.kind === 'loaded') return <ContactOptions support={state.support} />
  if (isFromServer) return <ContactOptions support={null} />
  if (state.kind === 'loading')
    return (
      <ContactHead>
        <span role="status">{t`Loading`}</span>
      </ContactHead>
    )
  return (
    <>
      <ContactHead />
      <div className={styles.actions}>
        <Callout tone="danger" role="alert">
          {_(state.failure.message)}
        </Callout>
        <Button tone="primary" size="lg" isBlock onClick={onRetry}>
          {t`Try again`}
        </Button>
      </div>
    </>
  )
}
