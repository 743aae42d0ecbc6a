import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { exchangeErrors } from '@olympus/contract/fortune-wheel'
import { Callout } from '@olympus/ui/callout/callout'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { useEffect, useRef, type ReactNode } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import type { Exchange } from './use-exchange.ts'

const refusals: ReadonlySet<string> = new Set(exchangeErrors)

/** After any other error, such as a lost answer, the tokens may have been exchanged. */
const isRefusal = (key: string): boolean => refusals.has(key)

/** Explains why nothing was exchanged. A new price is shown and asked for again. */
export function ExchangeRefusal({ exchange }: { readonly exchange: Exchange }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const ref = useRef<HTMLDivElement>(null)
  const { failure, pastPrice, chosen, cost } = exchange

  useEffect(() => {
    if (failure) ref.current?.focus()
  }, [failure])

  if (!failure) return null
  if (pastPrice !== null && chosen && chosen.priceTokens !== pastPrice) {
    const before = format.number(pastPrice)
    const affordable = format.number(cost.affordable)
    const { priceTokens } = chosen
    return (
      <Callout
        ref={ref}
        tone="warning"
        role="alert"
        tabIndex={-1}
        title={t`${plural(priceTokens, { one: `The price has changed from ${before} to # token.`, other: `The price has changed from ${before} to # tokens.` })}`}
      >
        {t`Nothing has been exchanged.`}{' '}
        {cost.affordable > 0 && t`Your tokens are enough for ${affordable} now.`}
      </Callout>
    )
  }
  return (
    <Callout ref={ref} tone="danger" role="alert" tabIndex={-1}>
      <FailureText failure={failure} /> {isRefusal(failure.key) && t`Nothing has been exchanged.`}
      {exchange.isLost && (
        <TextLink asChild>
          <Link to={paths.wheelLogs}>{t`Open the log`}</Link>
        </TextLink>
      )}
    </Callout>
  )
}
