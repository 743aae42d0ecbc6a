import { Trans } from '@lingui/react/macro'
import { getSupport } from '@olympus/contract/support'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { useEffect, useState, type ReactNode } from 'react'

import { useSession } from '../../session/session-context.ts'

/** Where somebody writes who cannot log in; nothing while that is not known. */
export function SupportAddress(): ReactNode {
  const { client } = useSession()
  const [email, setEmail] = useState<string | null>(null)

  useEffect(() => {
    let isGone = false
    client()
      .then((loaded) => loaded.call(getSupport))
      .then((support) => !isGone && setEmail(support.email))
      .catch((error: unknown) => console.warn('No address of support', error))
    return () => {
      isGone = true
    }
  }, [client])

  return (
    email !== null && (
      <p>
        <Trans>
          If you believe this is a mistake, write to <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Trans>
      </p>
    )
  )
}
