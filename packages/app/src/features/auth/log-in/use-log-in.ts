import { msg } from '@lingui/core/macro'
import type { LogInStep } from '@olympus/contract/auth'
import { useState, type ComponentType } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { useSession } from '../../../session/session-context.ts'
import type { FormFailure } from '../../../shared/form/submission.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { rememberedEmail, rememberEmail } from '../../../shared/remembered-email.ts'
import { useBrowserValue } from '../../../shared/use-browser-value.ts'
import type { LogInStepsProps } from './log-in-steps.tsx'
import { logInFailureTexts } from './log-in-texts.ts'
import { useOtherLogIn } from './use-other-log-in.ts'

type Phase =
  | { readonly name: 'credentials' }
  | {
      readonly name: 'next-steps'
      readonly answer: LogInStep
      /** Loaded after the server's answer, because the first screen does not need it. */
      readonly LogInSteps: ComponentType<LogInStepsProps>
    }

const invalidTexts = { email: msg`Enter your email address`, password: msg`Enter your password` }

const hasEmail = () => rememberedEmail() !== ''

/** State of a login: the form with the credentials, then the steps that follow them. */
export function useLogIn() {
  const { start } = useSession()
  const { code } = useLocale()
  const [phase, setPhase] = useState<Phase>({ name: 'credentials' })
  const hasRememberedEmail = useBrowserValue(hasEmail, false)
  const [wantsRemembered, setIsEmailRemembered] = useState<boolean | null>(null)
  const isEmailRemembered = wantsRemembered ?? hasRememberedEmail
  const [usesPasskey, setUsesPasskey] = useState(false)
  const [hasReturned, setHasReturned] = useState(false)

  const form = useForm(() => import('@olympus/contract/auth').then(({ logIn }) => logIn), {
    initial: { email: rememberedEmail(), password: '' },
    // The language is that of emails about this login.
    input: (credentials) => ({ body: { ...credentials, locale: code } }),
    invalidTexts,
    fieldOfFailure: { UNKNOWN_CREDENTIALS: 'password' },
    failureTexts: logInFailureTexts(code),
    async onDone(answer, { email }) {
      rememberEmail(isEmailRemembered ? email.trim() : null)
      const { LogInSteps } = await import('./log-in-steps.tsx')
      setPhase({ name: 'next-steps', answer, LogInSteps })
    },
  })

  useOtherLogIn(() => {
    // Without a reply this page stays as it is.
    if (phase.name === 'credentials' && !form.isPending) start().catch(() => {})
  })

  return {
    form,
    phase,
    usesPasskey,
    /** Whether a later step has led back to the credentials. */
    hasReturned,
    isEmailRemembered,
    setIsEmailRemembered,
    logIn(): void {
      setUsesPasskey(false)
      form.formProps.onSubmit()
    },
    logInWithPasskey(): void {
      if (form.isPending) return
      setUsesPasskey(true)
      form.submitBy(async () => {
        const { logInWithPasskey } = await import('./log-in-with-passkey.ts')
        return (client) => logInWithPasskey(client, code)
      })
    },
    returnToCredentials(reason: FormFailure | null): void {
      setPhase({ name: 'credentials' })
      setHasReturned(true)
      form.set('password', '')
      if (reason) form.fail(reason)
    },
    async enterPortal(): Promise<void> {
      await start()
      // With a user, the guard redirects. Otherwise the session has already ended, and this page shows why.
      setPhase({ name: 'credentials' })
    },
  }
}
