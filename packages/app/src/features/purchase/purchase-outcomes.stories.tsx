import { samplePendingPurchase } from '@olympus/api-client/mocks/sample-purchase'
import { MemoryRouter } from 'react-router'
import { expect, fn } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { LocaleProvider } from '../../locale/locale-provider.tsx'
import { storyLocaleOf } from '../../stories/story-locale.ts'
import { PurchaseStatus } from './purchase-status-page.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Purchase/Outcome',
  component: PurchaseStatus,
  args: {
    purchase: { ...samplePendingPurchase, state: 'verifying' as const, checkoutUrl: null },
    outcome: 'delayed' as const,
    onCheckAgain: fn(),
  },
  decorators: [
    (Story) => (
      <LocaleProvider initialCode={storyLocaleOf(document.documentElement.lang)} onSwitch={() => undefined}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </LocaleProvider>
    ),
  ],
})

/** Shown after a minute of waiting. */
export const Delayed = meta.story()

Delayed.test(
  'says that an email will follow and offers another check',
  async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        say(
          'This is taking longer than usual. You can leave this page. We will email you as soon as the transaction is verified.',
        ),
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('Check again') }))
    await expect(args.onCheckAgain).toHaveBeenCalledOnce()
  },
)
