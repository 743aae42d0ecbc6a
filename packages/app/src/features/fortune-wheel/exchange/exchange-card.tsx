import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import type { getWheel } from '@olympus/contract/fortune-wheel'
import { Button } from '@olympus/ui/button/button'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { lateDialog } from '../../../shared/loading/late-dialog.ts'
import { Loaded, type ApiAnswer } from '../../../shared/loading/loaded.tsx'
import { useLateDialog } from '../../../shared/loading/use-late-dialog.ts'
import type { Play } from '../use-play.tsx'
import type { WheelCharacter } from '../use-wheel-character.ts'
import * as styles from './exchange-card.css.ts'
import { exchangeId } from './exchange-id.ts'
import { useExchangeTexts } from './use-exchange-texts.ts'

const ExchangeDialog = lateDialog(() => import('./exchange-dialog.tsx'), 'ExchangeDialog')

const skeletonOffers = 4

interface ExchangeCardProps {
  readonly wheel: ApiAnswer<DataOf<typeof getWheel>>
  readonly play: Play
  readonly character: WheelCharacter
}

/** What tokens can be exchanged for. */
export function ExchangeCard({ wheel, play, character }: ExchangeCardProps): ReactNode {
  const { t } = useLingui()
  const texts = useExchangeTexts()
  const { opened: openedId, opener, close } = useLateDialog<string>(ExchangeDialog.load)
  const { account } = play
  const tokens = account?.tokens

  return (
    <Card
      isFlush
      id={exchangeId}
      tabIndex={-1}
      title={t`Token exchange`}
      actions={
        tokens !== undefined && (
          <span className={styles.tokens}>
            <GameIcon name="token" size={17} />
            {texts.tokens(tokens)}
          </span>
        )
      }
    >
      <Loaded
        answer={wheel}
        isEmpty={({ offers }) => offers.length === 0}
        empty={
          <EmptyState
            icon="token"
            headingLevel={3}
            size="sm"
            title={t`No offers right now`}
            description={t`Your tokens stay yours.`}
          />
        }
      >
        {(loaded) => (
          <ul className={styles.offers}>
            {loaded
              ? loaded.offers.map((offer) => {
                  const { name, nameLang, icon, rarity } = texts.look(offer)
                  return (
                    <li key={offer.id} className={styles.offer}>
                      <ItemTile icon={icon} rarity={rarity} size={36} />
                      <span className={styles.words}>
                        <span className={styles.name} lang={nameLang}>
                          {name}
                        </span>
                        <span className={styles.line}>{texts.tokens(offer.priceTokens)}</span>
                      </span>
                      <Button
                        size="sm"
                        aria-haspopup="dialog"
                        aria-label={t`Exchange tokens for ${name}`}
                        // While the wheel turns, its new token is not shown yet.
                        aria-disabled={!account || play.isSpinning || undefined}
                        {...opener(offer.id)}
                      >
                        {t`Exchange`}
                      </Button>
                    </li>
                  )
                })
              : Array.from({ length: skeletonOffers }, (_, index) => (
                  <li key={index} className={styles.offer}>
                    <Skeleton isBlock width={36} height={36} radius={8} />
                    <Skeleton width={140} />
                  </li>
                ))}
          </ul>
        )}
      </Loaded>
      {openedId !== null && account && wheel.data && (
        <ExchangeDialog
          offers={wheel.data.offers}
          firstId={openedId}
          account={account}
          character={character}
          onClose={close}
        />
      )}
    </Card>
  )
}
