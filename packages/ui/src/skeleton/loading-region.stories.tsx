import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
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

Playground.test('is busy, and says so once, after a while', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  await waitFor(() => expect(announcer()).toHaveTextContent('Your activity is loading'))
  await expect(announcer()?.textContent?.match(/is loading/g)).toHaveLength(1)
})

function Quick() {
  const [isLoading, setIsLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsLoading(false))
    return () => clearTimeout(timer)
  }, [])
  return isLoading ? <LoadingRegion label="A quick answer is loading" /> : <p>Done</p>
}

export const QuickAnswer = meta.story({ render: () => <Quick /> })

QuickAnswer.test('says nothing about what is over at once', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Done')).toBeVisible())
  await new Promise((later) => setTimeout(later, 800))
  await expect(announcer()?.textContent ?? '').not.toContain('A quick answer')
})
