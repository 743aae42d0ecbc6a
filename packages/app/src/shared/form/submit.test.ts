import { ApiError } from '@olympus/api-client/api-error'
import type { Client } from '@olympus/api-client/client'
import { changeEmail, changePassword } from '@olympus/contract/account'
import { redeemCoupon } from '@olympus/contract/coupons'
import { expect, it, vi } from 'vitest'

import { submit } from './submit.ts'

function fakeClient(answer: () => unknown) {
  const call = vi.fn(async () => answer())
  return { call, client: { call } as unknown as Client }
}

const emails = { currentEmail: 'theron@example.com', newEmail: 'theron@olympus.example' }

it('sends the parsed body with the params', async () => {
  const { call, client } = fakeClient(() => ({ pendingEmail: emails.newEmail }))
  const body = { ...emails, newEmail: ` ${emails.newEmail} ` }
  const submission = await submit(client, changeEmail, { body })
  expect(submission).toEqual({ kind: 'done', data: { pendingEmail: emails.newEmail } })
  expect(call).toHaveBeenCalledExactlyOnceWith(changeEmail, { body: emails })

  await submit(client, redeemCoupon, { params: { couponId: 7 }, body: { characterId: 3 } })
  expect(call).toHaveBeenLastCalledWith(redeemCoupon, { params: { couponId: 7 }, body: { characterId: 3 } })
})

it('sends nothing while a field is empty', async () => {
  const { call, client } = fakeClient(() => null)
  const submission = await submit(client, redeemCoupon, {
    params: { couponId: 7 },
    body: { characterId: null },
  })
  expect(submission).toMatchObject({ kind: 'invalid', fields: ['characterId'] })
  expect(call).not.toHaveBeenCalled()
})

it('sends nothing if the form itself has found an invalid field', async () => {
  const { call, client } = fakeClient(() => null)
  expect(await submit(client, changeEmail, { body: emails, invalid: ['repeated'] })).toMatchObject({
    kind: 'invalid',
    fields: ['repeated'],
  })
  expect(call).not.toHaveBeenCalled()
})

it('reports all invalid fields at once', async () => {
  const { client } = fakeClient(() => null)
  const body = { currentPassword: '', newPassword: 'short' }
  expect(await submit(client, changePassword, { body, invalid: ['repeated'] })).toMatchObject({
    fields: ['currentPassword', 'newPassword', 'repeated'],
  })
})

it('reports the fields that the server has found invalid', async () => {
  const response = {
    status: 400,
    headers: new Headers(),
    correlationId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    body: {
      status: 400,
      data: { issues: [{ path: 'body.newEmail', message: 'Invalid' }] },
      message: { key: 'BAD_REQUEST' as const, code: 'OGG_BAD_REQUEST' },
    },
  }
  const { client } = fakeClient(() => {
    throw new ApiError({ key: 'BAD_REQUEST', status: 400, response })
  })
  expect(await submit(client, changeEmail, { body: emails })).toMatchObject({
    kind: 'invalid',
    fields: ['newEmail'],
  })
})

it('reports a refusal with its text', async () => {
  const { client } = fakeClient(() => {
    throw new ApiError({ key: 'WRONG_EMAIL', status: 400, response: null })
  })
  const submission = await submit(client, changeEmail, { body: emails })
  expect(submission).toMatchObject({ kind: 'refused', failure: { key: 'WRONG_EMAIL' } })
})
