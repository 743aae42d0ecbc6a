import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { useApi, useApiAction } from '@olympus/api-client/hooks'
import { cancelSelection, listSelections, type Selection } from '@olympus/contract/character-selection'
import { listCharacters, type Character } from '@olympus/contract/characters'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { FocusFallback } from '../focus-fallback.tsx'
import { useErrorMessage } from '../texts/use-error-message.ts'
import { useConfirmedAction } from '../use-confirmed-action.ts'
import * as styles from './cancel-selection-dialog.css.ts'

interface CancelSelectionDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Asks before the open permanent selection is canceled. */
export function CancelSelectionDialog({ isOpen, onOpenChange }: CancelSelectionDialogProps): ReactNode {
  const { data: roster } = useApi(listCharacters)
  if (!isOpen || !roster) return null
  const { characters, openSelection } = roster
  return (
    <OpenDialog
      count={characters.length}
      openId={openSelection?.id}
      deleted={characters.filter(({ id }) => openSelection?.deletedIds.includes(id))}
      onClose={() => onOpenChange(false)}
    />
  )
}

interface OpenDialogProps {
  readonly count: number
  /** The selection to cancel; undefined if none is open any more. */
  readonly openId: number | undefined
  readonly deleted: readonly Pick<Character, 'name'>[]
  readonly onClose: () => void
}

function OpenDialog({ onClose, ...given }: OpenDialogProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  // A refusal reloads the roster. The question stays.
  const [{ count, openId, deleted }] = useState(given)
  const selection = useOpenSelection()
  const names = format.list((selection?.deleted ?? deleted).map(({ name }) => name))
  const date = selection && format.date(selection.confirmedAt)
  const hours = format.unit(selection?.coolingOffHours ?? 0, 'hour')

  const { confirm, dialogProps } = useCancellation({ count, openId, onClose })

  return (
    <ConfirmDialog
      {...dialogProps}
      size="md"
      onOpenChange={onClose}
      title={t`${plural(count, { one: 'Keep your # character?', other: 'Keep all # characters?' })}`}
      description={
        date === undefined
          ? t`This cancels the permanent selection. You keep ${names}. Nothing is moved, and no coupons are made.`
          : t`This cancels the selection you confirmed on ${date}. You keep ${names}. Nothing is moved, and no coupons are made.`
      }
      closeLabel={t`Close`}
      cancelLabel={t`Back`}
      confirmLabel={t`Keep all characters`}
      confirmTone="primary"
      onConfirm={() => void confirm()}
    >
      <p className={styles.note}>
        {selection && selection.coolingOffHours > 0
          ? t`You can select again at any time; the ${hours} then start anew.`
          : t`You can select again at any time.`}
      </p>
      <FocusFallback />
    </ConfirmDialog>
  )
}

/** Cancels the selection and says so, also if that has happened elsewhere meanwhile. */
function useCancellation({ count, openId, onClose }: Omit<OpenDialogProps, 'deleted'>) {
  const { t } = useLingui()
  const errorMessage = useErrorMessage()
  const update = useUpdateData()
  const { call: readSelections } = useApiAction(listSelections)

  /** A selection that is no longer open has been canceled or carried out. */
  async function isCancelled(): Promise<boolean> {
    const { data } = await readSelections()
    return data?.selections.find(({ id }) => id === openId)?.state === 'cancelled'
  }

  return useConfirmedAction(cancelSelection, {
    doneKey: 'NOT_FOUND',
    finalKeys: ['SELECTION_RUNNING'],
    async onDone(_, isOver) {
      const hasStopped = !isOver || (await isCancelled())
      await update(listCharacters, (roster) => ({ ...roster, openSelection: null }))
      if (!hasStopped) return void toast.info({ title: errorMessage('NOT_FOUND') })
      toast.success({
        title: isOver ? t`The deletion is already canceled` : t`Deletion canceled`,
        description: isOver
          ? t`${plural(count, { one: 'Your # character stays.', other: 'All # characters stay.' })}`
          : t`${plural(count, { one: 'Your # character stays.', other: 'All # characters stay.' })} We have emailed you a confirmation.`,
      })
    },
    onClose,
    revalidated: [listCharacters, listSelections],
    revalidatedOnFinal: [listCharacters, listSelections],
  })
}

/** The selection that was open first, with its date. Undefined while loading, or if it cannot be loaded. */
function useOpenSelection(): Selection | undefined {
  const { data } = useApi(listSelections)
  const [first, setFirst] = useState<Selection>()
  const open = data?.selections.find(({ state }) => state === 'pending' || state === 'changed')
  if (open && !first) setFirst(open)
  return first ?? open
}
