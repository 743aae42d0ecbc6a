import { useLingui } from '@lingui/react/macro'
import { Callout } from '@olympus/ui/callout/callout'
import type { ReactNode } from 'react'

/** Shown while the browser solves a challenge. */
export function BrowserCheckStatus(): ReactNode {
  const { t } = useLingui()
  return <Callout role="status">{t`Checking your browser. This takes a few seconds.`}</Callout>
}
