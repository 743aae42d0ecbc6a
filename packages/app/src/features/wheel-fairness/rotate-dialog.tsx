import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isRepeat } from '@olympus/api-client/arrivals'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import type { DataOf } from '@olympus/contract/endpoint'
import { getWheelAccount, rotateSeed } from '@olympus/contract/fortune-wheel'
import type { WheelAccount } from '@olympus/contract/wheel'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { useState, type ReactNode } from 'react'

import { useConfirmedAction } from '../../shared/use-confirmed-action.ts'
import * as page from './fairness-page.css.ts'
import { HashField } from './hash-field.tsx'

/** Null if none was active. */
export type RevealedSeed = DataOf<typeof rotateSeed>['revealed']

interface RotateDialogProps {
  readonly account: WheelAccount
  readonly clientSeed: string
  readonly onRevealed: (revealed: RevealedSeed) => void
  readonly onClose: () => void
}

/** Says what a rotation does, and does it with the fingerprint that the player has seen. */
export function RotateDialog({ account, clientSeed, onRevealed, onClose }: RotateDialogProps): ReactNode {
  const { t } = useLingui()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  // As it was when the dialog opened. If the answer of a rotation was lost, the page soon shows the seed
  // after it. Confirming again still repeats that rotation. Another one would reveal a seed without spins.
  const [{ activeSeed, nextSeed }] = useState(account)
  const { confirm, dialogProps } = useConfirmedAction(rotateSeed, {
    finalKeys: ['SEED_CHANGED'],
    revalidatedOnFinal: [getWheelAccount],
    async onDone(rotated) {
      if (!rotated) return
      onRevealed(rotated.revealed)
      if (isRepeat(rotated)) await revalidate(getWheelAccount)
      else await update(getWheelAccount, () => rotated.account)
    },
    onClose,
  })

  return (
    <ConfirmDialog
      {...dialogProps}
      size="sm"
      onOpenChange={onClose}
      title={activeSeed ? t`Rotate the seed?` : t`Use these numbers?`}
      cancelLabel={dialogProps.isOver ? t`Close` : t`Cancel`}
      confirmLabel={activeSeed ? t`Rotate seed` : t`Use these numbers`}
      confirmTone="primary"
      onConfirm={() => void confirm({ body: { clientSeed, nextSeedHash: nextSeed.seedHash } })}
    >
      <div className={page.stack}>
        {activeSeed && (
          <p>
            {t`${plural(activeSeed.spins, {
              one: 'Our current number is revealed and never used again. Its # spin can then be checked to the end.',
              other:
                'Our current number is revealed and never used again. Its # spins can then be checked to the end.',
            })}`}
          </p>
        )}
        <p>{t`Your next spins mix your number with our next one. It has this fingerprint:`}</p>
        <HashField hash={nextSeed.seedHash} copyLabel={t`Copy the fingerprint of our next number`} />
        <p>{t`Tickets, tokens and the way to the jackpot stay as they are.`}</p>
      </div>
    </ConfirmDialog>
  )
}
