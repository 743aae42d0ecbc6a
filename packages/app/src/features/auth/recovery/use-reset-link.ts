import { useEffect, useState, type ComponentType } from 'react'

import { useSession } from '../../../session/session-context.ts'
import type { FormFailure } from '../../../shared/form/submission.ts'
import { thrownFailure } from '../../../shared/form/thrown-failure.ts'
import type { NewPasswordFormProps } from './new-password-form.tsx'

interface ResetLink {
  readonly username: string
  readonly hasTwoFactor: boolean
}

type ResetLinkState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'valid'
      readonly link: ResetLink
      /** Loaded together with the check, and only used for a valid link. */
      readonly NewPasswordForm: ComponentType<NewPasswordFormProps>
    }
  | { readonly kind: 'bad' }
  /** The link could not be checked. */
  | { readonly kind: 'failed'; readonly failure: FormFailure }

/** Checks a mailed link for a new password. The check does not use up the link. */
export function useResetLink(token: string) {
  const { client } = useSession()
  const [state, setState] = useState<ResetLinkState>({ kind: 'loading' })

  useEffect(() => {
    let isUnmounted = false
    async function checkLink(): Promise<ResetLinkState> {
      try {
        const [endpoint, { submit }, { NewPasswordForm }, loadedClient] = await Promise.all([
          import('@olympus/contract/recovery').then(({ inspectPasswordReset }) => inspectPasswordReset),
          import('../../../shared/form/submit.ts'),
          import('./new-password-form.tsx'),
          client(),
        ])
        const submission = await submit(loadedClient, endpoint, { body: { token } })
        if (submission.kind === 'done') return { kind: 'valid', link: submission.data, NewPasswordForm }
        if (submission.kind === 'refused' && submission.failure.key !== 'RESET_LINK_INVALID')
          return { kind: 'failed', failure: submission.failure }
        return { kind: 'bad' }
      } catch (error) {
        console.error(error)
        return { kind: 'failed', failure: thrownFailure(error) }
      }
    }
    async function updateState() {
      const next = await checkLink()
      if (!isUnmounted) setState(next)
    }
    void updateState()
    return () => {
      isUnmounted = true
    }
  }, [client, token])

  return { state, refuse: () => setState({ kind: 'bad' }) }
}
