import { useLingui } from '@lingui/react/macro'
import type { ExchangeOffer } from '@olympus/contract/wheel'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import { useId, type ReactNode } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import * as styles from './exchange-dialog.css.ts'
import { useExchangeTexts } from './use-exchange-texts.ts'

interface OfferListProps {
  readonly offers: readonly ExchangeOffer[]
  readonly tokens: number
  readonly chosenId: string | undefined
  readonly isDisabled: boolean
  readonly onChoose: (offerId: string) => void
}

export function OfferList({ offers, tokens, chosenId, isDisabled, onChoose }: OfferListProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useExchangeTexts()
  const name = useId()

  return (
    <div role="radiogroup" aria-label={t`Offers`} className={styles.offers}>
      {offers.map((offer) => {
        const look = texts.look(offer)
        return (
          <label key={offer.id} className={styles.offer}>
            <input
              type="radio"
              name={name}
              value={offer.id}
              checked={offer.id === chosenId}
              disabled={isDisabled}
              onChange={() => onChoose(offer.id)}
              className={styles.radio}
            />
            <ItemTile icon={look.icon} rarity={look.rarity} size={36} />
            <span className={styles.words}>
              <span className={styles.name} lang={look.nameLang}>
                {look.name}
              </span>
              <span className={styles.line}>{texts.line(offer, tokens)}</span>
            </span>
            <span className={styles.price}>
              <GameIcon name="token" size={17} className={styles.priceIcon} />
              <span aria-hidden>{format.number(offer.priceTokens)}</span>
              <VisuallyHidden>{texts.tokens(offer.priceTokens)}</VisuallyHidden>
            </span>
          </label>
        )
      })}
    </div>
  )
}
