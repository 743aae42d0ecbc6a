import { Trans } from '@lingui/react/macro'
import { getSupport } from '@olympus/contract/support'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { useEffect, useState, type ReactNode } from 'react'

import { useSession } from '../../session/session-context.ts'

/** The support address for players who cannot log in. Empty until the address is loaded. */
export function SupportAddress(): ReactNode {
  const { client } = useSession()
  const [email, setEmail] = useState<string | null>(null)

  useEffect(() => {
    let isUnmounted = false
    client()
      .then((loaded) => loaded.call(getSupport))
      .then((support) => !isUnmounted && setEmail(support.email))
      .catch((error: unknown) => console.warn('The support address could not be loaded', error))
    return () => {
      isUnmounted = true
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
