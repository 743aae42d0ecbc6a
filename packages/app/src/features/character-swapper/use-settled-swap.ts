import { useLingui } from '@lingui/react/macro'
import { useClient } from '@olympus/api-client/api-provider'
import { ApiError } from '@olympus/api-client/api-error'
import { useRevalidate } from '@olympus/api-client/cache'
import { listSwaps } from '@olympus/contract/character-swapper'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useSwapTexts } from './history/use-swap-texts.ts'
import type { Roster } from './swapper-rules.ts'

/** Says what came of the pending swap once the roster holds it no more. */
export function useSettledSwap(roster: Roster | undefined): void {
  const { t } = useLingui()
  const client = useClient()
  const revalidate = useRevalidate()
  const { note } = useSwapTexts()
  const isLoaded = roster !== undefined
  const pendingId = roster?.pendingSwap?.id ?? null
  const lastId = useRef<number | null>(null)

  const say = useEffectEvent(async (id: number) => {
    void revalidate(listSwaps)
    const swap = await client.call(listSwaps, {}).then(
      ({ entries }) => entries.find((each) => each.id === id),
      (error: unknown) => {
        // The roster shows the outcome anyway.
        if (error instanceof ApiError) return undefined
        throw error
      },
    )
    if (!swap || swap.state === 'pending') return
    const { name } = swap.character
    if (swap.state !== 'applied')
      toast.error({
        title: swap.kind === 'activate' ? t`${name} was not activated` : t`${name} was not deactivated`,
        description: note(swap),
      })
    else toast.success({ title: swap.kind === 'activate' ? t`${name} is active` : t`${name} is deactivated` })
  })

  useEffect(() => {
    if (!isLoaded) return
    const before = lastId.current
    lastId.current = pendingId
    if (before !== null && before !== pendingId) void say(before)
  }, [isLoaded, pendingId])
}
