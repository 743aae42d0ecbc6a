import type { Client } from '@olympus/api-client/client'
import { expect, it, vi } from 'vitest'

import { sendEmailChange } from './send-email-change.ts'
import { sendPasswordChange } from './send-password-change.ts'

function fakeClient(data: unknown) {
  const call = vi.fn(async () => data)
  return { call, client: { call } as unknown as Client }
}

const emails = { currentEmail: 'theron@example.com', newEmail: 'theron@olympus.example' }

it('sends a value once when both entries match', async () => {
  const { call, client } = fakeClient({ pendingEmail: emails.newEmail })
  const submission = await sendEmailChange(client, { ...emails, repeated: emails.newEmail })
  expect(submission).toEqual({ kind: 'done', data: { pendingEmail: emails.newEmail } })
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.anything(), { body: emails })
})

it('sends nothing when the entries differ', async () => {
  const { call, client } = fakeClient(null)
  const submission = await sendEmailChange(client, { ...emails, repeated: 'theron@olympus.exmaple' })
  expect(submission).toMatchObject({ kind: 'invalid', fields: ['repeated'] })
  expect(call).not.toHaveBeenCalled()
})

it('reports all invalid fields at once', async () => {
  const { client } = fakeClient(null)
  const typed = { currentPassword: '', newPassword: 'short', repeated: 'shorter' }
  expect(await sendPasswordChange(client, typed)).toMatchObject({
    kind: 'invalid',
    fields: ['currentPassword', 'newPassword', 'repeated'],
  })
})

it('does not ask to repeat a missing value', async () => {
  const { client } = fakeClient(null)
  const typed = { currentPassword: 'olympus-mount', newPassword: '', repeated: '' }
  expect(await sendPasswordChange(client, typed)).toMatchObject({ kind: 'invalid', fields: ['newPassword'] })
})
