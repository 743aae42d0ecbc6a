import { useLingui } from '@lingui/react/macro'
import { useRevalidate } from '@olympus/api-client/cache'
import type { ApiError, ApiErrorKey } from '@olympus/api-client/api-error'
import { useApiAction } from '@olympus/api-client/hooks'
import {
  activateCharacter,
  CanNotDeactivateData,
  deactivateCharacter,
  listSwaps,
  SwapNotYetData,
  type SwapKind,
} from '@olympus/contract/character-swapper'
import { listCharacters } from '@olympus/contract/characters'
import { useState } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { obstacleTexts } from './obstacle-texts.ts'

/** Refusals that stay the same when the player tries again in the same dialog. */
const finalKeys: ReadonlySet<ApiErrorKey> = new Set<ApiErrorKey>([
  'CAN_NOT_DEACTIVATE',
  'CHARACTER_ALREADY_ACTIVE',
  'CHARACTER_NOT_ACTIVE',
  'CHARACTER_NOT_FOUND',
  'NO_SLOT_AVAILABLE',
  'SELECTION_PENDING',
  'SWAP_NOT_YET',
  'SWAP_PENDING',
])

/** Requests a swap. After each refusal, the roster is loaded again: what it shows is outdated. */
export function useSwap(kind: SwapKind, onDone: () => void) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const activation = useApiAction(activateCharacter)
  const deactivation = useApiAction(deactivateCharacter)
  const revalidate = useRevalidate()
  const { call, error } = kind === 'activate' ? activation : deactivation
  /** Until the page shows what has happened. */
  const [isPending, setIsPending] = useState(false)
  const refusal = isPending ? null : error

  async function swap(characterId: number): Promise<void> {
    setIsPending(true)
    await request(characterId).finally(() => setIsPending(false))
  }

  async function request(characterId: number): Promise<void> {
    const input = { params: { characterId }, body: { isAcknowledged: true } }
    const result = await call(input)
    if (result.error) {
      if (!result.error.isUnexpected) await revalidate(listCharacters)
      return
    }
    // First, so that the page shows the swap before the dialog closes.
    await revalidate(listCharacters, listSwaps)
    onDone()
  }

  /** A refusal with its data in words; null: its key says everything. */
  function textOf({ key, data }: ApiError): string | null {
    if (key === 'SWAP_NOT_YET') {
      const parsed = SwapNotYetData.safeParse(data)
      if (!parsed.success) return null
      const moment = format.dateTime(parsed.data.availableAt)
      return t`You have used this week’s activation. The next one is possible on ${moment}.`
    }
    if (key === 'CAN_NOT_DEACTIVATE') {
      const parsed = CanNotDeactivateData.safeParse(data)
      return parsed.success ? i18n._(obstacleTexts[parsed.data.reason]) : null
    }
    return key === 'CHARACTER_NOT_ACTIVE' ? t`This character is deactivated already.` : null
  }

  return {
    swap,
    isPending,
    error: refusal,
    text: refusal && textOf(refusal),
    isOver: refusal !== null && finalKeys.has(refusal.key),
  }
}
