import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { useApi } from '@olympus/api-client/hooks'
import { cancelSelection, listSelections, type Selection } from '@olympus/contract/character-selection'
import { listCharacters, type Character } from '@olympus/contract/characters'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useRef, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { FocusFallback } from '../focus-fallback.tsx'
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
      deleted={characters.filter(({ id }) => openSelection?.deletedIds.includes(id))}
      onClose={() => onOpenChange(false)}
    />
  )
}

interface OpenDialogProps {
  readonly count: number
  readonly deleted: readonly Pick<Character, 'name'>[]
  readonly onClose: () => void
}

function OpenDialog({ onClose, ...given }: OpenDialogProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const update = useUpdateData()
  const page = useRef(document.querySelector('main'))
  // A refusal reloads the roster. The question stays.
  const [{ count, deleted }] = useState(given)
  const selection = useOpenSelection()
  const names = format.list((selection?.deleted ?? deleted).map(({ name }) => name))
  const date = selection && format.date(selection.confirmedAt)
  const hours = format.unit(selection?.coolingOffHours ?? 0, 'hour')

  const { confirm, dialogProps } = useConfirmedAction(cancelSelection, {
    finalKeys: ['NOT_FOUND', 'SELECTION_RUNNING'],
    async onDone() {
      await update(listCharacters, (roster) => ({ ...roster, openSelection: null }))
      toast.success({
        title: t`Deletion canceled`,
        description: t`${plural(count, { one: 'Your # character stays.', other: 'All # characters stay.' })} We have emailed you a confirmation.`,
      })
    },
    onClose,
    revalidated: [listCharacters, listSelections],
    revalidatedOnFinal: [listCharacters, listSelections],
  })

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
      <FocusFallback to={page} />
    </ConfirmDialog>
  )
}

/** The selection that was open first, with its date. Undefined while loading, or if it cannot be loaded. */
function useOpenSelection(): Selection | undefined {
  const { data } = useApi(listSelections)
  const [first, setFirst] = useState<Selection>()
  const open = data?.selections.find(({ state }) => state === 'pending' || state === 'changed')
  if (open && !first) setFirst(open)
  return first ?? open
}
