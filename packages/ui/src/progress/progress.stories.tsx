import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Progress } from './progress.tsx'
import { keepsBarApart, underLongTexts, wrapsLongTexts } from '../testing/story-bar.tsx'

const meta = preview.meta({
  title: 'Data/Progress',
  component: Progress,
  args: { label: 'Download', value: 64, valueText: '64%' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('announces the progress in the language of the page', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Download' })
  await expect(bar).toHaveAttribute('value', '64')
  await expect(bar).toHaveAttribute('max', '100')
  await expect(bar).toHaveAttribute('aria-valuetext', '64%')
})

export const Beyond = meta.story({ args: { value: 140, valueText: '100%' } })

Beyond.test('stays within its bounds', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '100')
})

export const OfNothing = meta.story({ args: { value: 0, max: 0, valueText: '0%' } })

OfNothing.test('is 0 when max is 0', async ({ canvas, canvasElement }) => {
  const bar = canvas.getByRole<HTMLProgressElement>('progressbar')
  await expect(bar.position).toBe(0)
  await expect(canvasElement.querySelector<HTMLElement>('[style*=translateX]')?.style.transform).toBe(
    'translateX(-100%)',
  )
})

export const Indeterminate = meta.story({
  args: { value: undefined, valueText: undefined, label: 'Verifying transaction' },
})

Indeterminate.test('has no value', async ({ canvas }) => {
  const bar = canvas.getByRole<HTMLProgressElement>('progressbar')
  await expect(bar).not.toHaveAttribute('value')
  await expect(bar.position).toBe(-1)
})

export const ReducedMotion = meta.story({
  args: Indeterminate.input.args,
  parameters: { chromatic: { prefersReducedMotion: 'reduce' } },
})

ReducedMotion.test('fills its whole width without movement', async ({ canvasElement }) => {
  const bar = canvasElement.querySelector<HTMLElement>('[data-indeterminate]')
  await expect(bar?.offsetWidth).toBe(bar?.parentElement?.offsetWidth)
})

export const CaptionHidden = meta.story({ args: { isCaptionHidden: true } })

CaptionHidden.test('keeps its name', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Download' })).toBeInTheDocument()
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Progress {...args} />
      <Progress
        {...args}
        value={18}
        max={84}
        valueText="18 of 84 MB"
        valueDisplay={
          <>
            <b>18</b> of 84 MB
          </>
        }
      />
      <Progress {...args} value={0} valueText="0%" />
      <Progress {...args} value={100} valueText="100%" />
      <Progress label="Verifying transaction" />
      <Progress {...args} isCaptionHidden />
    </div>
  ),
})

export const LongText = meta.story({
  render: () => underLongTexts((text) => <Progress key={text} label={text} value={64} valueText={text} />),
})

LongText.test('wraps inside its column', wrapsLongTexts)

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('has an edge, and a fill color that differs from the track', keepsBarApart)
