import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { stopClock } from '../testing/stop-clock.ts'
import { LoadingRegion } from './loading-region.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = preview.meta({
  title: 'Data/Loading region',
  component: LoadingRegion,
  parameters: notPictured,
  args: { label: 'Your activity is loading', children: <Skeleton width={180} height={12} /> },
})

const announcer = () => document.querySelector('[data-live-announcer]')

export const Playground = meta.story()

Playground.test('is busy and announces it once, after a delay', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  await waitFor(() => expect(announcer()).toHaveTextContent('Your activity is loading'))
  await expect(announcer()?.textContent?.match(/is loading/g)).toHaveLength(1)
})

function Quick() {
  const [isLoading, setIsLoading] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsLoading(!isLoading)}>
        {isLoading ? 'Answer' : 'Ask'}
      </button>
      {isLoading && <LoadingRegion label="A quick answer is loading" />}
    </>
  )
}

export const QuickAnswer = meta.story({ render: () => <Quick /> })

QuickAnswer.test('announces nothing if loading ends quickly', async ({ canvas, userEvent }) => {
  using clock = stopClock()
  await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
  await clock.pass(499)
  await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
  await clock.pass(1000)
  await expect(announcer()?.textContent ?? '').not.toContain('A quick answer')
})
