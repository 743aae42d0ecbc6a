import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { stopClock } from '../testing/stop-clock.ts'
import { tooltip, TooltipProvider } from './tooltip.tsx'

const meta = preview.meta({
  title: 'Overlays/Tooltip time',
  component: TooltipProvider,
  parameters: { ...notPictured, contract: 'The component of tooltip.stories.tsx.' },
})

const onRender = fn<ProfilerOnRenderCallback>()

const showDelayMs = 200

const hover = (element: HTMLElement) => fireEvent.pointerOver(element, { pointerType: 'mouse' })
const shown = () => screen.findByRole('tooltip')

export const Playground = meta.story({
  render: (args) => (
    <TooltipProvider {...args}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Profiler id="triggers" onRender={onRender}>
          {Array.from({ length: 100 }, (_, index) => (
            <Button key={index} size="sm" {...tooltip(`Slot ${index}`)}>
              {index}
            </Button>
          ))}
        </Profiler>
      </div>
    </TooltipProvider>
  ),
})

Playground.test('does not re-render a trigger when it opens and closes', async ({ canvas }) => {
  onRender.mockClear()
  hover(canvas.getByRole('button', { name: '5' }))
  await shown()
  hover(document.body)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await expect(onRender).not.toHaveBeenCalled()
})

Playground.test('opens instantly right after it closed', async ({ canvas, userEvent }) => {
  using clock = stopClock()
  hover(canvas.getByRole('button', { name: '5' }))
  await clock.pass(showDelayMs)
  const first = await shown()
  await expect(first).not.toHaveAttribute('data-instant')
  await userEvent.keyboard('{Escape}')
  hover(canvas.getByRole('button', { name: '6' }))
  await expect(await shown()).toHaveAttribute('data-instant')
})

Playground.test('moves to the next trigger without delay', async ({ canvas }) => {
  using clock = stopClock()
  hover(canvas.getByRole('button', { name: '5' }))
  await clock.pass(showDelayMs)
  await expect(await shown()).toHaveTextContent('Slot 5')
  hover(canvas.getByRole('button', { name: '6' }))
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Slot 6'))
})

export const WithoutSkip = meta.story({
  ...Playground.input,
  args: { skipDelayMs: 0, showDelayMs: 500 },
})

WithoutSkip.test('waits at each trigger if skipDelayMs is 0', async ({ canvas, userEvent }) => {
  using clock = stopClock()
  hover(canvas.getByRole('button', { name: '5' }))
  await clock.pass(500)
  await shown()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  hover(canvas.getByRole('button', { name: '6' }))
  await clock.pass(499)
  await expect(screen.queryByRole('tooltip')).toBeNull()
  await clock.pass(1)
  await expect(await shown()).not.toHaveAttribute('data-instant')
})
