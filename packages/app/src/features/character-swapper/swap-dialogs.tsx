import { Trans, useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { FormDialog } from '@olympus/ui/form-dialog/form-dialog'
import type { ReactNode, RefObject } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { FocusFallback } from '../../shared/focus-fallback.tsx'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import * as styles from './character-swapper.css.ts'
import { useSwap } from './use-swap.ts'

interface SwapDialogProps {
  readonly character: Character
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onDone?: () => void
  readonly onClose: () => void
}

export function ActivationDialog({
  character,
  slot,
  focusFallback,
  onDone,
  onClose,
}: SwapDialogProps & { slot: string | null }): ReactNode {
  const { t } = useLingui()
  const { swap, isPending, error, text, isOver } = useSwap('activate', () => {
    onDone?.()
    onClose()
  })
  const { name } = character

  return (
    <FormDialog
      isOpen
      size="sm"
      isPending={isPending}
      onOpenChange={onClose}
      title={t`Activate ${name}?`}
      cancelLabel={isOver ? t`Close` : t`Cancel`}
      submitLabel={t`Activate`}
      onSubmit={() => void swap(character.id)}
      error={error && (text ?? <ErrorText error={error} />)}
      isOver={isOver}
    >
      <div className={styles.dialogText}>
        <p>
          {slot === null ? (
            <Trans>{name} moves to the first free slot when the game confirms it.</Trans>
          ) : (
            <Trans>
              {name} moves to slot {slot} when the game confirms it.
            </Trans>
          )}
        </p>
        <p>
          <Trans>
            The next activation is possible seven days from now. Please stay out of the game until it is done.
          </Trans>
        </p>
      </div>
      <FocusFallback to={focusFallback} />
    </FormDialog>
  )
}

/** Says when the character can be activated again, and what happens to what waits for it. */
export function DeactivationDialog({
  character,
  availableAt,
  focusFallback,
  onClose,
}: SwapDialogProps & { availableAt: string | null }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { swap, isPending, error, text, isOver } = useSwap('deactivate', onClose)
  const { name } = character
  const moment = availableAt !== null && format.dateTime(availableAt)

  return (
    <ConfirmDialog
      isOpen
      size="sm"
      isPending={isPending}
      onOpenChange={onClose}
      title={t`Deactivate ${name}?`}
      description={t`A deactivated character cannot enter the game.`}
      cancelLabel={isOver ? t`Close` : t`Cancel`}
      confirmLabel={t`Deactivate`}
      acknowledgement={t`I have read what happens.`}
      blockedReason={t`Check the box to continue.`}
      onConfirm={() => void swap(character.id)}
      error={error && (text ?? <ErrorText error={error} />)}
      isOver={isOver}
    >
      <div className={styles.dialogText}>
        <p>
          {moment ? (
            <Trans>
              You can activate {name} again on <strong>{moment}</strong> at the earliest. It takes that week’s
              activation.
            </Trans>
          ) : (
            <Trans>
              You can activate {name} again <strong>at once</strong>. It takes this week’s activation.
            </Trans>
          )}
        </p>
        <p>
          <Trans>
            Deliveries, gifts and redeemed coupons that are on their way still arrive in its inventory. Until
            you activate it again, you cannot buy or redeem anything for it, and nobody can send it gifts.
          </Trans>
        </p>
      </div>
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
