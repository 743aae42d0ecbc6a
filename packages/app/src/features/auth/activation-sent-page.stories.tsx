import { loading, mock, offline } from '@olympus/api-client/mock'
import { resendActivation } from '@olympus/contract/auth'
import type { ErrorKey } from '@olympus/contract/errors'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'
import { refusedBy } from '../../stories/refused-by.ts'
import { typeInto } from '../../stories/type-into.ts'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Activation sent',
  component: PortalAt,
  args: { path: '/activation/sent', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story()

const resent = typeInto({ Email: 'theron@example.com' }, 'Send the link again')

export const Resent = meta.story({ play: resent })

Resent.test('says where the link went', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(say('We have sent a new link to {sentTo}.', { sentTo: 'theron@example.com' })),
    ).toBeVisible(),
  )
})

export const Resending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(resendActivation, loading())),
  play: resent,
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(resendActivation, offline())),
  play: resent,
})

const refused = (key: ErrorKey) => ({ ...refusedBy(resendActivation, key), play: resent })

export const InvalidEmail = meta.story(refused('INVALID_EMAIL_FORMAT'))
export const UnknownEmail = meta.story(refused('NOT_FOUND_ACCOUNT_BY_EMAIL'))

UnknownEmail.test('says so at the field', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(say('There is no account for this email address.'))).toBeVisible(),
  )
  await expect(canvas.getByLabelText(say('Email'))).toBeInvalid()
})

export const TooManyRequests = meta.story(refused('TOO_MANY_REQUESTS'))
export const BadRequest = meta.story(refused('BAD_REQUEST'))
export const InternalServerError = meta.story(refused('INTERNAL_SERVER_ERROR'))
export const ServiceUnavailable = meta.story(refused('SERVICE_UNAVAILABLE'))
export const PayloadTooLarge = meta.story(refused('PAYLOAD_TOO_LARGE'))
export const UnsupportedMediaType = meta.story(refused('UNSUPPORTED_MEDIA_TYPE'))
