import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useRevalidate } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { listCoupons, redeemCoupon, type Coupon } from '@olympus/contract/coupons'
import type { Endpoint } from '@olympus/contract/endpoint'
import { listCouponLogs } from '@olympus/contract/logs'
import { useState } from 'react'

import { characterChoice } from '../../shared/character-choice-rules.ts'
import { useSelectableCharacters } from '../../shared/use-selectable-characters.ts'

/** The data on the page that each refusal proves to be outdated. */
const outdatedBy: Partial<Record<ApiErrorKey, Endpoint[]>> = {
  NOT_FOUND: [listCoupons, listCouponLogs],
  ALREADY_REDEEMED: [listCoupons, listCouponLogs],
  CHARACTER_NOT_FOUND: [listCharacters],
  CHARACTER_NOT_ACTIVE: [listCharacters],
}

/** State of redeeming one coupon: the chosen character and the outcome. */
export function useRedemption({ id: couponId }: Coupon) {
  const { characters, ...roster } = useSelectableCharacters()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [redeemed, setRedeemed] = useState<Coupon | null>(null)
  const action = useApiAction(redeemCoupon)
  const revalidate = useRevalidate()
  const choice = characterChoice(characters, chosenId)
  const key = action.error?.key

  async function redeem(): Promise<void> {
    setIsChecked(true)
    if (!choice.character) return
    const { data, error } = await action.call({
      params: { couponId },
      body: { characterId: choice.character.id },
    })
    if (data) setRedeemed(data)
    await revalidate(...(error ? (outdatedBy[error.key] ?? []) : [listCoupons, listCouponLogs]))
  }

  return {
    ...roster,
    choice,
    /** True after an attempt without a chosen character. */
    isMissing: isChecked && choice.state === 'none',
    choose(characterId: number) {
      setChosenId(characterId)
      action.reset()
    },
    redeemed,
    /** Hidden while the field shows its own error. */
    errorKey: choice.state === 'gone' ? undefined : key,
    /** True if a retry cannot succeed. */
    isOver: key === 'ALREADY_REDEEMED' || key === 'NOT_FOUND',
    isPending: action.isPending,
    redeem,
  }
}

export type Redemption = ReturnType<typeof useRedemption>
