import { fails, loading, offline } from '@olympus/api-client/mock'
import { endlessChallenge } from '@olympus/api-client/mocks/sample-challenge'
import { resendActivation } from '@olympus/contract/auth'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { typeInto } from '../../../stories/type-into.ts'
import { say } from '../../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Activation sent',
  component: PortalAt,
  args: { path: '/activation/sent', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story()

const resent = typeInto({ Email: 'theron@example.com' }, 'Send the link again')

export const Resent = meta.story({ play: resent })

Resent.test('shows which address the link was sent to', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(say('We sent a new link to {sentTo}.', { sentTo: 'theron@example.com' })),
    ).toBeVisible(),
  )
})

export const Resending = Resent.extend(mocked(resendActivation, loading()))

export const Offline = Resent.extend(mocked(resendActivation, offline()))

export const InvalidEmail = Resent.extend(mocked(resendActivation, fails('INVALID_EMAIL_FORMAT')))
export const UnknownEmail = Resent.extend(mocked(resendActivation, fails('NOT_FOUND_ACCOUNT_BY_EMAIL')))

UnknownEmail.test('shows the error at the field', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(say('There is no account for this email address.'))).toBeVisible(),
  )
  await expect(canvas.getByLabelText(say('Email'))).toBeInvalid()
})

export const CheckingBrowser = Resent.extend(
  mocked(resendActivation, fails('BROWSER_CHECK_REQUIRED', endlessChallenge())),
)

CheckingBrowser.test('says what it waits for', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      say('Checking your browser. This takes a few seconds.'),
    ),
  )
})

export const TooManyRequests = Resent.extend(mocked(resendActivation, fails('TOO_MANY_REQUESTS')))
export const BadRequest = Resent.extend(mocked(resendActivation, fails('BAD_REQUEST')))
export const InternalServerError = Resent.extend(mocked(resendActivation, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = Resent.extend(mocked(resendActivation, fails('SERVICE_UNAVAILABLE')))
export const PayloadTooLarge = Resent.extend(mocked(resendActivation, fails('PAYLOAD_TOO_LARGE')))
export const UnsupportedMediaType = Resent.extend(mocked(resendActivation, fails('UNSUPPORTED_MEDIA_TYPE')))
