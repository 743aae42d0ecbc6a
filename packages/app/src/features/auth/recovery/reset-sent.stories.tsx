import { Callout } from '@olympus/ui/callout/callout'
import { expect, fn } from 'storybook/test'
import { MemoryRouter } from 'react-router'

import preview from '../../../../../../.storybook/preview.tsx'
import { LocaleProvider } from '../../../locale/locale-provider.tsx'
import { SessionContext, type Session } from '../../../session/session-context.ts'
import { say } from '../../../stories/say.ts'
import { storyLocaleOf } from '../../../stories/story-locale.ts'
import { ResetSent } from './reset-sent.tsx'

const visitor = { user: null, ended: null } as Session

const meta = preview.meta({
  title: 'Pages/Reset password/Sent',
  component: ResetSent,
  args: {
    email: 'theron@example.com',
    isSentAgain: false,
    refusal: null,
    isPending: false,
    onResend: fn(),
    pauseMs: 0,
  },
  decorators: [
    (Story) => (
      <LocaleProvider initialCode={storyLocaleOf(document.documentElement.lang)} onSwitch={() => undefined}>
        <SessionContext value={visitor}>
          <MemoryRouter>
            <Story />
          </MemoryRouter>
        </SessionContext>
      </LocaleProvider>
    ),
  ],
})

export const AfterThePause = meta.story()

AfterThePause.test('sends the link again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('Send the link again') }))
  await expect(args.onResend).toHaveBeenCalledOnce()
})

export const PauseEnds = meta.story({ args: { pauseMs: 200 } })

PauseEnds.test('enables the button when the pause is over', async ({ canvas }) => {
  await canvas.findByText(say('Nothing there? Check your spam folder, or send the link again.'))
  await expect(canvas.getByRole('button', { name: say('Send the link again') })).toBeEnabled()
})

export const SendingAgain = meta.story({ args: { isPending: true } })
export const SentAgain = meta.story({ args: { isSentAgain: true, pauseMs: 600_000 } })

export const NotSentAgain = meta.story({
  args: {
    refusal: (
      <Callout tone="danger" role="alert">
        Too many attempts. Try again in 10 minutes.
      </Callout>
    ),
  },
})
