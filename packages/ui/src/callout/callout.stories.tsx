import { LifeBuoy } from 'lucide-react'
import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { Callout } from './callout.tsx'

const meta = preview.meta({
  title: 'Data/Callout',
  component: Callout,
  args: { title: 'Payment received.', children: '5,750 OC were added to your balance.' },
  argTypes: {
    tone: { control: 'select', options: ['neutral', 'info', 'success', 'warning', 'danger'] },
    icon: { control: false },
  },
})

export const Playground = meta.story()

Playground.test('is plain content without a live role', async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).toBeNull()
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const AfterAnAct = meta.story({
  args: {
    tone: 'danger',
    role: 'alert',
    title: 'Unknown credentials.',
    children: 'Check your email and password.',
  },
})

AfterAnAct.test('is announced at once with a live role', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Unknown credentials. Check your email and password.',
  )
})

export const OwnIcon = meta.story({
  args: {
    icon: LifeBuoy,
    title: 'Still no mail?',
    children: (
      <>
        Check your spam folder, or <TextLink href="#contact">contact support</TextLink>.
      </>
    ),
  },
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 520 }}>
      <Callout tone="danger" title="Unknown credentials.">
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
  render: () => (
    <div style={{ display: 'grid', gap: 8, width: 320 }}>
      {Object.values(longTexts).map((text) => (
        <Callout key={text} tone="danger" title={text} data-testid="callout">
          {text}
        </Callout>
      ))}
    </div>
  ),
})

LongText.test('wraps inside its column without shrinking its icon', async ({ canvas }) => {
  await staysInside(canvas.getAllByTestId('callout'), 320)
  for (const callout of canvas.getAllByTestId('callout')) {
    await expect(callout.querySelector('svg')?.getBoundingClientRect().width).toBe(17)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its border and distinguishes tones by icon', async ({ canvas }) => {
  await hasForcedColors()
  const titles = ['Unknown credentials.', 'Validate the account before login.', 'Payment received.']
  const icons = titles.map((title) => {
    const callout = canvas.getByText(title).closest('div')?.parentElement as HTMLElement
    return [getComputedStyle(callout).borderTopStyle, callout.querySelector('svg')?.innerHTML]
  })
  await expect(icons.map(([edge]) => edge)).toEqual(['solid', 'solid', 'solid'])
  await expect(new Set(icons.map(([, icon]) => icon)).size).toBe(3)
})
