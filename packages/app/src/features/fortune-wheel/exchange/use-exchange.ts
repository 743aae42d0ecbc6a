import { msg } from '@lingui/core/macro'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { isRepeat } from '@olympus/api-client/arrivals'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { listWheelLogs } from '@olympus/contract/logs'
import type { z } from '@olympus/contract/schema'
import { exchangeTokens, getWheel, getWheelAccount } from '@olympus/contract/fortune-wheel'
import type { ExchangeOffer, TokenPriceChangedData, WheelAccount } from '@olympus/contract/wheel'
import { useState } from 'react'

import { useForm } from '../../../shared/form/use-form.ts'
import { useHeld } from '../use-held.ts'
import type { WheelCharacter } from '../use-wheel-character.ts'
import { exchangeCost, repriced } from './exchange-rules.ts'

/** The endpoints whose data each refusal shows to be outdated. */
const outdatedBy: Partial<Record<ApiErrorKey, Endpoint[]>> = {
  INSUFFICIENT_TOKENS: [getWheelAccount],
  PRICE_CHANGED: [getWheel],
  ITEM_NOT_AVAILABLE: [getWheel],
  CHARACTER_NOT_FOUND: [listCharacters],
  CHARACTER_NOT_ACTIVE: [listCharacters],
  CHARACTER_DOOMED: [listCharacters],
}

/** The request may have arrived, although its answer has not. */
const lostText = msg`There was no answer, so the exchange may have been made. Check your connection and exchange again without changes: you will not pay twice.`

const invalidTexts = { characterId: msg`Choose a character.` }

const initial = { quantity: 1 }

interface ExchangeOptions {
  readonly offers: readonly ExchangeOffer[]
  readonly firstId: string
  readonly account: WheelAccount
  readonly character: WheelCharacter
}

/** The chosen offer. An offer that is gone stays on view with the refusal. */
function useChosenOffer({ offers, firstId }: ExchangeOptions) {
  const [offer, setOffer] = useState(() => offers.find(({ id }) => id === firstId) ?? offers[0])
  const listed = offers.find(({ id }) => id === offer?.id)
  const chosen = listed ?? offer
  return {
    chosen,
    isGone: listed === undefined,
    isItem: chosen?.contents.kind === 'item',
    choose: (offerId: string) => setOffer(offers.find(({ id }) => id === offerId)),
  }
}

/** Updates the page after an exchange. */
function useFinishedExchange() {
  const update = useUpdateData()
  const revalidate = useRevalidate()
  return (answer: DataOf<typeof exchangeTokens>): void => {
    const { exchange, account } = answer
    // Its numbers are outdated.
    if (isRepeat(answer)) return void revalidate(getWheelAccount, getUser, listWheelLogs)
    const { tickets, spinsSinceJackpot } = account
    void update(getWheelAccount, () => account)
    void update(getUser, (user) => ({ ...user, wheel: { tickets, spinsSinceJackpot } }))
    void revalidate(listWheelLogs, ...(exchange.contents.kind === 'coins' ? [getUser] : []))
  }
}

/** The state of one exchange: the offer, its agreed price, and the outcome. */
export function useExchange(options: ExchangeOptions) {
  const { choice } = options.character
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const finish = useFinishedExchange()
  const { chosen, isGone, isItem, choose } = useChosenOffer(options)
  /** The price that the player had agreed to before the server reported a new one. */
  const [pastPrice, setPastPrice] = useState<number | null>(null)
  /** What stands in the field, before it is the quantity. */
  const [typed, setTyped] = useState<number | null>(null)
  const [done, setDone] = useState<DataOf<typeof exchangeTokens> | null>(null)

  function reprice(offer: ExchangeOffer, { priceTokens }: z.output<typeof TokenPriceChangedData>): void {
    setPastPrice(offer.priceTokens)
    void update(getWheel, (wheel) => ({ ...wheel, offers: repriced(wheel.offers, offer.id, priceTokens) }))
  }

  const form = useForm(exchangeTokens, {
    initial,
    input: () => ({
      body: {
        offerId: chosen?.id ?? null,
        quantity: cost.quantity,
        expectedPriceTokens: chosen?.priceTokens ?? null,
        ...(isItem && { characterId: choice.character?.id ?? null }),
      },
    }),
    invalidTexts,
    lostText,
    onRefused({ key, data, isLost }) {
      if (key === 'PRICE_CHANGED' && chosen) reprice(chosen, data as z.output<typeof TokenPriceChangedData>)
      void revalidate(...(isLost ? [getWheelAccount, listWheelLogs] : (outdatedBy[key] ?? [])))
    },
    onDone(exchanged) {
      setDone(exchanged)
      finish(exchanged)
    },
  })

  // As it was when the exchange was sent: if its answer was lost, the page soon shows the tokens after it.
  const account: WheelAccount = useHeld(options.account, form.isPending || form.canResend)
  const costOf = (quantity: number) =>
    exchangeCost({ priceTokens: chosen?.priceTokens ?? 1, tokens: account.tokens, quantity })
  /** Of what the quantity becomes once the field is left, which is what is ordered. */
  const cost = costOf(typed ?? initial.quantity)
  const { quantity } = costOf(form.values.quantity)
  const isPossible = !isGone && cost.missingTokens === 0 && !(isItem && choice.state === 'unknown')
  const canExchange = isPossible || form.canResend

  /** Changes the order, which makes its refusal outdated. */
  function setQuantity(quantity: number): void {
    form.set('quantity', quantity)
    form.clearFailure()
    form.clearField('characterId')
  }

  return {
    ...form,
    formProps: { ...form.formProps, onSubmit: () => canExchange && form.formProps.onSubmit() },
    chosen,
    isItem,
    quantity,
    setTyped,
    account,
    cost,
    canExchange,
    characterField: form.field('characterId'),
    done,
    /** Set while the refusal for a new price is shown. */
    pastPrice: form.failure?.key === 'PRICE_CHANGED' ? pastPrice : null,
    setQuantity,
    choose(offerId: string): void {
      choose(offerId)
      setQuantity(1)
    },
  }
}

export type Exchange = ReturnType<typeof useExchange>
