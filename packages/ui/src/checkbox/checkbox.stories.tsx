import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Remember my email', onChange: fn() },
})

export const Default = meta.story()

Default.test('toggles with label and keyboard', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Remember my email' })
  await userEvent.click(canvas.getByText('Remember my email'))
  await expect(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect(box).not.toBeChecked()
})

export const Ticked = meta.story({ args: { defaultChecked: true } })

export const WithHint = meta.story({ args: { hint: 'Fills in the address next time, never the password.' } })

export const Disabled = meta.story({ args: { disabled: true } })

export const DisabledTicked = meta.story({ args: { disabled: true, defaultChecked: true } })

export const Invalid = meta.story({
  args: {
    children: (
      <>
        I accept the <TextLink href="#terms">terms and conditions</TextLink>.
      </>
    ),
    error: 'Please accept the terms and conditions',
  },
})

Invalid.test('reads its error', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox')
  await expect(box).toBeInvalid()
  await expect(box).toHaveAccessibleDescription('Please accept the terms and conditions')
})

export const LongText = meta.story({
  args: {
    children:
      'Ich nehme zur Kenntnis, dass ich mein Widerrufsrecht verliere, sobald der digitale Inhalt freigeschaltet ist, und stimme dem ausdrücklich zu.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
})
