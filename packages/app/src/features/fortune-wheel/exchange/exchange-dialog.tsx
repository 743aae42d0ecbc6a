import { useLingui } from '@lingui/react/macro'
import { isRepeat } from '@olympus/api-client/arrivals'
import type { ExchangeOffer, WheelAccount } from '@olympus/contract/wheel'
import { Button } from '@olympus/ui/button/button'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { DialogClose } from '@olympus/ui/dialog/dialog-close'
import { DialogTitle } from '@olympus/ui/dialog/dialog-title'
import { Form } from '@olympus/ui/form/form'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { useId, type ReactNode } from 'react'

import type { WheelCharacter } from '../use-wheel-character.ts'
import { ChosenOffer } from './chosen-offer.tsx'
import * as styles from './exchange-dialog.css.ts'
import { ExchangeResult } from './exchange-result.tsx'
import { OfferList } from './offer-list.tsx'
import { useExchange } from './use-exchange.ts'
import { useExchangeTexts } from './use-exchange-texts.ts'

interface ExchangeDialogProps {
  readonly offers: readonly ExchangeOffer[]
  readonly firstId: string
  readonly account: WheelAccount
  readonly character: WheelCharacter
  readonly onClose: () => void
}

/** Exchanges tokens: the offers, and the chosen one with its quantity and price. */
export function ExchangeDialog({ onClose, ...props }: ExchangeDialogProps): ReactNode {
  const { t } = useLingui()
  const texts = useExchangeTexts()
  const descriptionId = useId()
  const exchange = useExchange(props)
  const { chosen, cost, done, isPending, canExchange } = exchange
  // The page may show the numbers of an answer a moment later. Those of a repeat are outdated.
  const account = done && !isRepeat(done) ? done.account : exchange.account
  const { tokens } = account

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={isPending}
      size="xl"
      layout="bare"
      aria-describedby={descriptionId}
    >
      <div className={styles.head}>
        <div className={styles.headings}>
          <DialogTitle>{t`Token exchange`}</DialogTitle>
          <p id={descriptionId} className={styles.description}>
            {t`Every spin earns one token. Tokens are never sold.`}
          </p>
        </div>
        <span className={styles.balance}>
          <GameIcon name="token" size={20} />
          {texts.tokens(tokens)}
        </span>
        <DialogClose label={t`Close`} />
      </div>
      {done ? (
        <ExchangeResult
          exchange={done.exchange}
          account={account}
          isRepeat={isRepeat(done)}
          onClose={onClose}
        />
      ) : (
        <Form {...exchange.formProps}>
          <div className={styles.columns}>
            <OfferList
              offers={props.offers}
              tokens={tokens}
              chosenId={chosen?.id}
              isDisabled={isPending}
              onChoose={exchange.choose}
            />
            {chosen && <ChosenOffer offer={chosen} exchange={exchange} character={props.character} />}
          </div>
          <div className={styles.foot}>
            <Button
              tone="ghost"
              size="lg"
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && onClose()}
            >
              {t`Cancel`}
            </Button>
            <Button
              type="submit"
              tone="primary"
              size="lg"
              isPending={isPending}
              aria-disabled={!canExchange || undefined}
            >
              <ExchangeLabel tokens={cost.totalTokens} />
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  )
}

function ExchangeLabel({ tokens }: { readonly tokens: number }): ReactNode {
  const { t } = useLingui()
  const price = useExchangeTexts().tokens(tokens)
  return t`Exchange ${price}`
}
