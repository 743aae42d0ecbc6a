import { msg } from '@lingui/core/macro'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useRevalidate } from '@olympus/api-client/cache'
import { listCharacters } from '@olympus/contract/characters'
import { listCoupons, redeemCoupon, type Coupon } from '@olympus/contract/coupons'
import type { Endpoint } from '@olympus/contract/endpoint'
import { listCouponLogs } from '@olympus/contract/logs'
import { useState } from 'react'

import { characterChoice } from '../../shared/character-choice-rules.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useSelectableCharacters } from '../../shared/use-selectable-characters.ts'

/** The data on the page that each refusal proves to be outdated. */
const outdatedBy: Partial<Record<ApiErrorKey, Endpoint[]>> = {
  NOT_FOUND: [listCoupons, listCouponLogs],
  ALREADY_REDEEMED: [listCoupons, listCouponLogs],
  CHARACTER_NOT_FOUND: [listCharacters],
  CHARACTER_NOT_ACTIVE: [listCharacters],
  CHARACTER_DOOMED: [listCharacters],
}

const initial: { readonly characterId: number | null } = { characterId: null }

const invalidTexts = { characterId: msg`Choose a character.` }

/** State of redeeming one coupon: the chosen character and the outcome. */
export function useRedemption({ id: couponId }: Coupon) {
  const { roster, problemOf, ...selectable } = useSelectableCharacters()
  const [redeemed, setRedeemed] = useState<Coupon | null>(null)
  const revalidate = useRevalidate()

  const form = useForm(redeemCoupon, {
    initial,
    input: ({ characterId }) => ({
      params: { couponId },
      body: { characterId: characterChoice(roster, characterId).character?.id ?? null },
    }),
    invalidTexts,
    onRefused: ({ key }) => void revalidate(...(outdatedBy[key] ?? [])),
    onDone(coupon) {
      setRedeemed(coupon)
      void revalidate(listCoupons, listCouponLogs)
    },
  })
  const choice = characterChoice(roster, form.values.characterId)
  const problem = problemOf(choice)
  const key = form.failure?.key

  return {
    ...selectable,
    choice,
    problem,
    choose(characterId: number) {
      form.set('characterId', characterId)
      form.clearFailure()
    },
    field: form.field('characterId'),
    redeemed,
    /** Hidden while the field shows its own error. */
    failure: problem === undefined ? form.failure : null,
    /** True if a retry cannot succeed. */
    isOver: key === 'ALREADY_REDEEMED' || key === 'NOT_FOUND',
    formProps: {
      ...form.formProps,
      onSubmit: () => choice.state !== 'unknown' && form.formProps.onSubmit(),
    },
  }
}

export type Redemption = ReturnType<typeof useRedemption>
