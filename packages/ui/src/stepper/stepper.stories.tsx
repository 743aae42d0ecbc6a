import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Stepper } from './stepper.tsx'

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    'aria-label': 'Progress',
    currentId: 'method',
    doneText: 'Completed',
    steps: [
      { id: 'amount', label: 'Select an amount' },
      { id: 'method', label: 'Purchase method' },
      { id: 'payment', label: 'Secure payment' },
      { id: 'verifying', label: 'Verifying transaction' },
    ],
  },
})

export const Default = meta.story()

Default.test('says what is done and where one is', async ({ canvas }) => {
  const [first, second, third] = canvas.getAllByRole('listitem')
  await expect(first).toHaveTextContent('Select an amount Completed')
  await expect(second).toHaveAttribute('aria-current', 'step')
  await expect(third).not.toHaveAttribute('aria-current')
})

export const First = meta.story({ args: { currentId: 'amount' } })

export const Last = meta.story({ args: { currentId: 'verifying' } })

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

export const LongText = meta.story({
  args: {
    steps: [
      { id: 'amount', label: 'Gewünschten Betrag auswählen' },
      { id: 'method', label: 'Zahlungsmethode und Einwilligungen' },
      { id: 'payment', label: 'Sichere Zahlungsabwicklung beim Anbieter' },
      { id: 'verifying', label: 'Transaktionsüberprüfung' },
    ],
  },
})
