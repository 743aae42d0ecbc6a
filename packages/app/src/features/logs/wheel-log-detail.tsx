import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import type { WheelLog } from '@olympus/contract/logs'
import type { Spin } from '@olympus/contract/wheel'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { CopyButton } from '@olympus/ui/copy-button/copy-button'
import { Icon } from '@olympus/ui/icon/icon'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { RarityPips } from '@olympus/ui/rarity-pips/rarity-pips'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { spinCheckPath } from '../../player-paths.ts'
import { DeliveryProgress } from '../../shared/delivery-progress.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { Moment } from '../../shared/moment.tsx'
import { RewardTile } from '../../shared/reward-tile.tsx'
import { rarityNames } from '../../shared/texts/rarity-names.ts'
import { awardNames } from './log-texts.ts'
import { RewardState } from './reward-state.tsx'
import { grantedBy, receiverOf } from './wheel-log-rows.ts'
import * as styles from './wheel-logs.css.ts'

interface WheelLogDetailProps {
  readonly log: WheelLog
  /** A dialog has its own. */
  readonly title?: ReactNode
}

/** Everything about an entry of the fortune wheel log. */
export function WheelLogDetail({ log, title }: WheelLogDetailProps): ReactNode {
  const { i18n } = useLingui()
  const contents = grantedBy(log)
  return (
    <>
      <div className={styles.head}>
        <RewardTile contents={contents} size={72} />
        <div className={styles.words}>
          {contents.kind === 'item' && (
            <RarityPips rarity={contents.item.rarity} label={i18n._(rarityNames[contents.item.rarity])} />
          )}
          {title !== undefined && <h2 className={styles.name}>{title}</h2>}
          <p className={styles.line}>
            <Origin log={log} /> <Moment at={log.createdAt} as="day" />
          </p>
        </div>
      </div>
      <Delivered log={log} />
      <div className={styles.section}>
        <Facts log={log} />
      </div>
      {log.kind === 'spin' && <Proof spin={log.spin} />}
    </>
  )
}

function Origin({ log }: { readonly log: WheelLog }): ReactNode {
  const { t, i18n } = useLingui()
  const { id } = log
  if (log.kind === 'award') return `${i18n._(awardNames[log.origin])},`
  return log.kind === 'spin' ? t`Spin #${id},` : t`Exchange #${id},`
}

function Delivered({ log }: { readonly log: WheelLog }): ReactNode {
  const { t } = useLingui()
  const { character, delivery } = receiverOf(log)
  const name = character?.name
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{name === undefined ? t`Delivery` : t`Delivery to ${name}`}</h3>
      {(!delivery || delivery.state === 'failed') && (
        <p className={styles.state}>
          <RewardState log={log} />
        </p>
      )}
      {delivery && <DeliveryProgress delivery={delivery} />}
    </section>
  )
}

function Facts({ log }: { readonly log: WheelLog }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (log.kind === 'award')
    return (
      <KeyValueList>
        <TicketsLeft tickets={log.ticketsAfter} change={log.tickets} />
      </KeyValueList>
    )
  if (log.kind === 'spin') return <SpinFacts spin={log.spin} />
  const { contents, quantity, priceTokens, ticketsAfter, tokensAfter } = log
  return (
    <KeyValueList>
      <KeyValue label={t`Price each (tokens)`}>{format.number(priceTokens)}</KeyValue>
      <KeyValue label={t`Quantity`}>{format.number(quantity)}</KeyValue>
      <TicketsLeft
        tickets={ticketsAfter}
        change={contents.kind === 'tickets' ? contents.tickets * quantity : 0}
      />
      <TokensLeft tokens={tokensAfter} change={-priceTokens * quantity} />
    </KeyValueList>
  )
}

function SpinFacts({ spin }: { readonly spin: Spin }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { set, tableVersion, reward, weightTotal, ticketsAfter, tokensAfter } = spin
  const draw = format.number(spin.draw)
  const last = format.number(weightTotal - 1)
  const counter = format.number(spin.jackpotCounter)
  const every = format.number(limits.jackpotEverySpins)
  const won = reward.contents.kind === 'tickets' ? reward.contents.tickets : 0
  return (
    <KeyValueList>
      <KeyValue label={t({ message: 'Set', context: 'rewards' })}>
        {set === 'jackpot' ? t`Jackpot, table ${tableVersion}` : t`Regular, table ${tableVersion}`}
      </KeyValue>
      <KeyValue label={t`Chance`}>{format.odds(reward.weight / weightTotal)}</KeyValue>
      <KeyValue label={t`Draw`}>{t`${draw} of 0–${last}`}</KeyValue>
      <KeyValue label={t`Jackpot counter`}>{t`${counter} of ${every}`}</KeyValue>
      <TicketsLeft tickets={ticketsAfter} change={won - 1} />
      <TokensLeft tokens={tokensAfter} change={1} />
    </KeyValueList>
  )
}

function TicketsLeft({ tickets, change }: { readonly tickets: number; readonly change: number }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const by = format.change(change)
  const left = format.number(tickets)
  return <KeyValue label={t`Tickets`}>{t`${by}, ${left} left`}</KeyValue>
}

function TokensLeft({ tokens, change }: { readonly tokens: number; readonly change: number }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const by = format.change(change)
  const left = format.number(tokens)
  return <KeyValue label={t`Tokens`}>{t`${by}, ${left} in all`}</KeyValue>
}

function Proof({ spin: { id, receipt } }: { readonly spin: Spin }): ReactNode {
  const { t } = useLingui()
  return (
    <div className={styles.proof}>
      <ButtonLink asChild isBlock icon={<Icon icon={ShieldCheck} />}>
        <Link to={spinCheckPath(id)}>{t`Verify this spin`}</Link>
      </ButtonLink>
      <CopyButton
        text={receipt}
        label={t`Copy receipt`}
        copiedLabel={t`Copied`}
        refusedLabel={t`Copying failed.`}
        tone="ghost"
        className={styles.copy}
      >
        {t`Copy receipt`}
      </CopyButton>
    </div>
  )
}
