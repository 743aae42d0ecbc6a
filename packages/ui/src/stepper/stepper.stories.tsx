import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Stepper } from './stepper.tsx'

const steps = [
  { id: 'amount', label: 'Select an amount' },
  { id: 'terms', label: 'Accept the terms' },
  { id: 'payment', label: 'Secure payment' },
  { id: 'verifying', label: 'Verifying transaction' },
]

const meta = preview.meta({
  title: 'Data/Stepper',
  component: Stepper,
  args: { 'aria-label': 'Progress', currentId: 'terms' as string | null, doneText: 'Completed', steps },
  argTypes: { currentId: { control: 'select', options: [...steps.map(({ id }) => id), null] } },
})

export const Playground = meta.story()

Playground.test('announces completed steps and the current one', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Progress' })).toBeVisible()
  const [first, second, third] = canvas.getAllByRole('listitem')
  await expect(first).toHaveTextContent('Select an amount Completed')
  await expect(second).toHaveAttribute('aria-current', 'step')
  await expect(second).not.toHaveTextContent('Completed')
  await expect(third).not.toHaveAttribute('aria-current')
})

Playground.test(
  'is a plain list without tabs, links or tab stops',
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
)

export const First = meta.story({ args: { currentId: 'amount' } })
export const Last = meta.story({ args: { currentId: 'verifying' } })
export const Done = meta.story({ args: { currentId: null } })

Done.test('has no current step once all are done', async ({ canvas }) => {
  for (const step of canvas.getAllByRole('listitem')) {
    await expect(step).not.toHaveAttribute('aria-current')
    await expect(step).toHaveTextContent('Completed')
  }
})

function WithNext(props: ComponentProps<typeof Stepper>) {
  const [place, setPlace] = useState(0)
  return (
    <>
      <Stepper {...props} currentId={steps[place]?.id ?? null} />
      <Button onClick={() => setPlace(place + 1)}>Next</Button>
    </>
  )
}

export const Moving = meta.story({ parameters: notPictured, render: (args) => <WithNext {...args} /> })

Moving.test('advances step by step without moving the focus', async ({ canvas, userEvent }) => {
  const next = canvas.getByRole('button', { name: 'Next' })
  const current = () =>
    canvas.getAllByRole('listitem').findIndex((step) => step.getAttribute('aria-current') === 'step')
  for (const place of [0, 1, 2, 3, -1]) {
    await expect(current()).toBe(place)
    await userEvent.click(next)
  }
  await waitFor(() => expect(next).toHaveFocus())
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile' } },
  parameters: picturedIn('light mobile', 'dark mobile'),
})

Narrow.test('shows the label of the current step only; screen readers get all labels', async ({ canvas }) => {
  const [done, current] = canvas.getAllByRole('listitem')
  await expect(done).toHaveTextContent('Select an amount Completed')
  await expect(done?.offsetWidth).toBeLessThan(60)
  await expect(current?.offsetWidth).toBeGreaterThan(180)
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[...steps.map(({ id }) => id), null].map((currentId) => (
        <Stepper key={currentId} {...args} currentId={currentId} aria-label={`Progress at ${currentId}`} />
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  args: { steps: steps.map(({ id }, place) => ({ id, label: Object.values(longTexts)[place % 3] })) },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 760 }}>
      {steps.map(({ id }) => (
        <Stepper key={id} {...args} currentId={id} aria-label={id} />
      ))}
    </div>
  ),
})

LongText.test('wraps inside its steps', async ({ canvas, canvasElement }) => {
  for (const step of canvas.getAllByRole('listitem'))
    await expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth + 1)
  await staysInside(canvasElement)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test(
  'marks the current step with a ring and completed steps with a tick',
  async ({ canvas }) => {
    const [done, current, next] = canvas.getAllByRole('listitem').map((step) => step.firstElementChild)
    await expect(done?.querySelector('svg')).not.toBeNull()
    await expect(getComputedStyle(current as Element).outlineStyle).toBe('solid')
    await expect(getComputedStyle(next as Element).outlineStyle).toBe('none')
    await hasEdge(next)
  },
)
