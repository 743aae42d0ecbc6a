import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import {
  confirmSelection,
  listSelections,
  type Selection,
  type SelectionPreview,
} from '@olympus/contract/character-selection'
import { listCharacters, type OpenSelection } from '@olympus/contract/characters'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useSteppedUpAction } from '../step-up/use-stepped-up-action.ts'
import { isAtOnce } from './selection-rules.ts'

/** Refusals after which the list is read again before the player can confirm. */
const outdatedKeys = ['CHARACTER_NOT_FOUND', 'PREVIEW_CHANGED', 'SELECTION_EMPTY'] as const
/** Refusals that leave nothing to confirm. */
const finalKeys = ['ACCOUNT_DELETION_PENDING', 'SELECTION_PENDING', 'SELECTION_RUNNING'] as const

const isOneOf = (keys: readonly string[], error: ApiError | null): error is ApiError =>
  error !== null && keys.includes(error.key)

/** As the roster shows it. */
function openOf({ id, state, kept, deleted, heirId, dueAt }: Selection): OpenSelection | null {
  if (state === 'done' || state === 'cancelled') return null
  const idsOf = (characters: Selection['kept']) => characters.map((character) => character.id)
  return { id, state, keptIds: idsOf(kept), deletedIds: idsOf(deleted), heirId, dueAt }
}

interface ConfirmOptions {
  readonly onDone: () => void
  /** The characters or items have changed. The roster has been read again. */
  readonly onOutdated: (refusal: ApiError) => void
}

interface Confirming {
  readonly confirm: (preview: SelectionPreview, phrase: string) => Promise<void>
  readonly isPending: boolean
  /** Leaves the player in the last step. */
  readonly refusal: ApiError | null
  readonly isOver: boolean
  /** Forgets the refusal. */
  readonly reset: () => void
  readonly stepUpDialog: ReactNode
}

/** Confirms a selection as it was previewed. */
export function useConfirmSelection({ onDone, onOutdated }: ConfirmOptions): Confirming {
  const { t } = useLingui()
  const format = useFormat()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const { call, error, isPending, reset, stepUpDialog } = useSteppedUpAction(confirmSelection)
  const [isRefreshing, setIsRefreshing] = useState(false)

  async function refuse(refusal: ApiError): Promise<void> {
    const isOutdated = isOneOf(outdatedKeys, refusal)
    if (!isOutdated && !isOneOf([...finalKeys, 'SWAP_PENDING'], refusal)) return
    setIsRefreshing(true)
    await revalidate(listCharacters).finally(() => setIsRefreshing(false))
    if (!isOutdated) return
    reset()
    onOutdated(refusal)
  }

  async function confirm(preview: SelectionPreview, phrase: string): Promise<void> {
    const { kept, heirId, previewHash } = preview
    const keptIds = kept.map(({ id }) => id)
    const result = await call({ body: { keptIds, heirId, previewHash, isAcknowledged: true, phrase } })
    if (result?.error) return refuse(result.error)
    if (!result?.data) return
    const selection = result.data
    await update(listCharacters, (roster) => ({ ...roster, openSelection: openOf(selection) }))
    const due = format.dateTime(selection.dueAt)
    toast.success({
      title: t`Selection confirmed`,
      description: isAtOnce(selection)
        ? t`It is carried out as soon as your account is offline.`
        : t`It is carried out on ${due}. Until then you can cancel it.`,
    })
    onDone()
    void revalidate(listCharacters, listSelections)
  }

  return {
    confirm,
    isPending: isPending || isRefreshing,
    refusal: error,
    isOver: isOneOf(finalKeys, error),
    reset,
    stepUpDialog,
  }
}
