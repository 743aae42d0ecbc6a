import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ExchangeOffer } from '@olympus/contract/wheel'
import { Icon } from '@olympus/ui/icon/icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Meter } from '@olympus/ui/meter/meter'
import { NumberField } from '@olympus/ui/number-field/number-field'
import { RarityPips } from '@olympus/ui/rarity-pips/rarity-pips'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { rarityNames } from '../../../shared/texts/rarity-names.ts'
import type { WheelCharacter } from '../use-wheel-character.ts'
import { WheelCharacterSelect } from '../wheel-character-select.tsx'
import * as styles from './exchange-dialog.css.ts'
import { ExchangeRefusal } from './exchange-refusal.tsx'
import type { Exchange } from './use-exchange.ts'
import { useExchangeTexts } from './use-exchange-texts.ts'

interface ChosenOfferProps {
  readonly offer: ExchangeOffer
  readonly exchange: Exchange
  readonly character: WheelCharacter
}

/** The chosen offer: how many, for whom, and what it costs. */
export function ChosenOffer({ offer, exchange, character }: ChosenOfferProps): ReactNode {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const texts = useExchangeTexts()
  const { account, cost, isItem, isPending, characterField } = exchange
  const { name, nameLang, icon, rarity } = texts.look(offer)
  const isShort = cost.missingTokens > 0

  return (
    <div className={styles.chosen}>
      <ExchangeRefusal exchange={exchange} />
      <div className={styles.chosenHead}>
        <ItemTile icon={icon} rarity={rarity} size={72} />
        <div className={styles.headings}>
          {isItem && <RarityPips rarity={rarity} label={i18n._(rarityNames[rarity])} />}
          <h3 className={styles.chosenName} lang={nameLang}>
            {name}
          </h3>
          <p className={styles.description}>{texts.target(offer.contents)}</p>
        </div>
      </div>
      {isItem && (
        <WheelCharacterSelect
          label={t`Goes to`}
          character={character}
          field={characterField}
          onChoose={exchange.clearFailure}
        />
      )}
      {/* After a lost answer, a change of the quantity brings the tokens of now. Its field stays. */}
      {(!isShort || exchange.isLost) && (
        <NumberField
          label={t`Quantity`}
          locale={tag}
          value={exchange.quantity}
          min={1}
          max={cost.maxQuantity}
          size="lg"
          readOnly={isPending}
          decreaseLabel={t`One fewer`}
          increaseLabel={t`One more`}
          roleDescription={t`number field`}
          onValueChange={(quantity) => exchange.setQuantity(quantity ?? 1)}
          onTyping={exchange.setTyped}
          onInput={exchange.clearFailure}
        />
      )}
      <Totals offer={offer} cost={cost} account={account} />
      {isShort ? (
        <ShortNote offer={offer} tokens={account.tokens} missing={cost.missingTokens} />
      ) : (
        <p className={styles.agreed}>
          <Icon icon={Lock} size={15} />
          <span>
            <b className={styles.strong}>
              {t`${plural(offer.priceTokens, { one: 'Price agreed: # token each.', other: 'Price agreed: # tokens each.' })}`}
            </b>{' '}
            {t`If it changes before you confirm, nothing is exchanged and you are asked again.`}
          </span>
        </p>
      )}
    </div>
  )
}

type TotalsProps = Pick<ChosenOfferProps, 'offer'> & Pick<Exchange, 'account' | 'cost'>

function Totals({ offer, cost, account }: TotalsProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useExchangeTexts()
  const quantity = format.number(cost.quantity)
  const price = texts.tokens(offer.priceTokens)
  const isShort = cost.missingTokens > 0
  const { contents } = offer

  return (
    <KeyValueList aria-live="polite">
      <KeyValue label={`${quantity} × ${price}`}>{texts.tokens(cost.totalTokens)}</KeyValue>
      {isShort ? (
        <KeyValue label={t`You have`}>{texts.tokens(account.tokens)}</KeyValue>
      ) : (
        <KeyValue label={t`Tokens left`}>{format.number(cost.tokensLeft)}</KeyValue>
      )}
      {!isShort && contents.kind === 'tickets' && (
        <KeyValue label={t`Tickets then`}>
          {format.number(account.tickets + contents.tickets * cost.quantity)}
        </KeyValue>
      )}
    </KeyValueList>
  )
}

interface ShortNoteProps {
  readonly offer: ExchangeOffer
  readonly tokens: number
  readonly missing: number
}

/** Every spin earns one token, so that many spins are missing. */
function ShortNote({ offer, tokens, missing }: ShortNoteProps): ReactNode {
  const { t } = useLingui()
  const texts = useExchangeTexts()
  return (
    <div className={styles.short}>
      <Meter
        label={t`Tokens`}
        valueText={texts.tokens(tokens)}
        isCaptionHidden
        value={tokens}
        max={offer.priceTokens}
      />
      <p>
        <b className={styles.strong}>{texts.short(missing)}</b>{' '}
        {t`${plural(missing, { one: 'That is # more spin.', other: 'That is # more spins.' })}`}
      </p>
    </div>
  )
}
