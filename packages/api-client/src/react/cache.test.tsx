// @vitest-environment happy-dom
import { getUser } from '@olympus/contract/account'
import { getShopItem } from '@olympus/contract/shop'
import { act } from 'react'
import { expect, test } from 'vitest'

import { draw, eventually, shown } from '../testing/draw-hook.tsx'
import { gate, succeed } from '../testing/fake-api.ts'
import { useRevalidate, useUpdateData } from './cache.ts'
import { useApi } from './hooks.ts'

test('an action updates cached data or revalidates it', async () => {
  let balanceCoins = 5
  const { api, render, hook } = draw(
    () => ({ user: shown(useApi(getUser)), revalidate: useRevalidate(), update: useUpdateData() }),
    { 'GET /user/v2': () => succeed({ balanceCoins }) },
  )
  await render()
  await eventually(() => expect(hook().user.data).toEqual({ balanceCoins: 5 }))
  await act(() => hook().update(getUser, (user) => ({ ...user, balanceCoins: 3 })))
  expect(hook().user.data).toEqual({ balanceCoins: 3 })
  expect(api.seen).toHaveLength(1)

  balanceCoins = 2
  await act(() => hook().revalidate(getShopItem))
  expect(api.seen).toHaveLength(1)
  await act(() => hook().revalidate(getShopItem, getUser))
  await eventually(() => expect(hook().user.data).toEqual({ balanceCoins: 2 }))
})

test('an update of data that is still loading loads it again', async () => {
  const firstReply = gate()
  let balanceCoins = 5
  const { api, render, hook } = draw(() => ({ user: shown(useApi(getUser)), update: useUpdateData() }), {
    'GET /user/v2': async () => {
      const reply = succeed({ balanceCoins })
      if (api.seen.length === 1) await firstReply.passed
      return reply
    },
  })
  await render()
  balanceCoins = 3
  await act(() => hook().update(getUser, (user) => ({ ...user, balanceCoins: 3 })))
  firstReply.open()
  await eventually(() => expect(hook().user.data).toEqual({ balanceCoins: 3 }))
})

test('a reply after the page unmounted changes nothing and does not fail', async () => {
  const { api, render, leave, hook } = draw(
    () => ({ user: shown(useApi(getUser)), revalidate: useRevalidate(), update: useUpdateData() }),
    { 'GET /user/v2': () => succeed({ balanceCoins: 5 }) },
  )
  await render()
  await eventually(() => expect(hook().user.data).toEqual({ balanceCoins: 5 }))
  const { revalidate, update } = hook()
  act(leave)
  await expect(revalidate(getUser)).resolves.toBeUndefined()
  await expect(update(getUser, (user) => user)).resolves.toBeUndefined()
  expect(api.seen).toHaveLength(1)
})
