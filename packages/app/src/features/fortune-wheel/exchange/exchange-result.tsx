import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import type { exchangeTokens } from '@olympus/contract/fortune-wheel'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { useEffect, useRef, type ReactNode } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { NameText } from '../../../shared/texts/name-text.tsx'
import { useRewardTexts } from '../../../shared/texts/use-reward-texts.ts'
import * as styles from './exchange-dialog.css.ts'
import { useExchangeTexts } from './use-exchange-texts.ts'

type ExchangeResultProps = DataOf<typeof exchangeTokens> & {
  /** An earlier attempt had made the exchange, and its answer was lost. */
  readonly isRepeat: boolean
  readonly onClose: () => void
}

/** What an exchange has brought. */
export function ExchangeResult({ exchange, account, isRepeat, onClose }: ExchangeResultProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const ref = useRef<HTMLHeadingElement>(null)
  const { icon, rarity, quantity } = useRewardTexts().lookOf(exchange.contents)
  const tokens = useExchangeTexts().tokens(account.tokens)

  useEffect(() => ref.current?.focus(), [])

  return (
    <>
      <div className={styles.result}>
        <ItemTile
          icon={icon}
          rarity={rarity}
          size={72}
          quantity={format.number(quantity * exchange.quantity)}
        />
        <h3 ref={ref} tabIndex={-1} className={styles.resultTitle}>
          <ResultTitle exchange={exchange} />
        </h3>
        <p className={styles.resultText}>
          {isRepeat && t`This exchange had already been made by an earlier attempt. You paid once.`}{' '}
          {t`${plural(account.tickets, { one: `You have # ticket and ${tokens}.`, other: `You have # tickets and ${tokens}.` })}`}{' '}
          {t`The exchange is in your fortune wheel log.`}
        </p>
      </div>
      <div className={styles.foot}>
        <ButtonLink asChild tone="ghost" size="lg">
          <Link to={paths.wheelLogs}>{t`Open the log`}</Link>
        </ButtonLink>
        <Button tone="primary" size="lg" onClick={onClose}>
          {t`Back to the wheel`}
        </Button>
      </div>
    </>
  )
}

function ResultTitle({ exchange }: Pick<ExchangeResultProps, 'exchange'>): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const look = useRewardTexts().lookOf(exchange.contents)
  const total = look.quantity * exchange.quantity
  if (exchange.contents.kind === 'tickets')
    return t`${plural(total, { one: '# ticket added', other: '# tickets added' })}`
  const count = format.number(total)
  const name = <NameText {...look} />
  if (exchange.contents.kind === 'coins')
    return (
      <Trans>
        {name} added: {count}
      </Trans>
    )
  return (
    <Trans>
      {count} × {name} is on its way
    </Trans>
  )
}
