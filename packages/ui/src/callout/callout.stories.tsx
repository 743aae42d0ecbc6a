import preview from '../../../../.storybook/preview.tsx'
import { Callout } from './callout.tsx'

const meta = preview.meta({
  title: 'Feedback/Callout',
  component: Callout,
  args: { title: 'Payment received.', children: '5,750 OC were added to your balance.' },
})

export const Default = meta.story()

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 520 }}>
      <Callout tone="danger" role="alert" title="Unknown credentials.">
        Check your email and password.
      </Callout>
      <Callout tone="warning" title="Validate the account before login.">
        We sent a link to your email.
      </Callout>
      <Callout tone="info" title="Temporary payment provider issues.">
        Try again in a few minutes.
      </Callout>
      <Callout tone="success" title="Payment received.">
        5,750 OC were added to your balance.
      </Callout>
      <Callout>One activation per week.</Callout>
    </div>
  ),
})

export const LongText = meta.story({
  args: { tone: 'danger', children: 'S-20418'.repeat(30) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
})
