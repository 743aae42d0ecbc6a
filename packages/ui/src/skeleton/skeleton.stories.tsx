import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Skeleton } from './skeleton.tsx'
import { useShownLoading } from './use-shown-loading.ts'

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { width: 180, height: 12 },
})

export const Default = meta.story()

export const Row = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', maxWidth: 420 }}>
      <Skeleton width={48} height={48} radius={9} />
      <div style={{ flex: 1, display: 'grid', gap: 8 }}>
        <Skeleton width="62%" height={12} />
        <Skeleton width="38%" height={10} />
      </div>
      <Skeleton width={72} height={32} radius={8} />
    </div>
  ),
})

export const AroundContent = meta.story({
  render: () => (
    <>
      <p>
        <Skeleton>Wings of Ikaros</Skeleton>
      </p>
      <p>
        <Skeleton isLoading={false}>Wings of Ikaros</Skeleton>
      </p>
    </>
  ),
})

AroundContent.test(
  'takes the room of its content, unread until it is there',
  async ({ canvas, canvasElement }) => {
    const [covered, shown] = canvasElement.querySelectorAll('p')
    await expect(covered?.offsetHeight).toBe(shown?.offsetHeight)
    await expect(canvas.getByText('Wings of Ikaros', { ignore: '[inert] *' })).toBeVisible()
  },
)

function Answer({ afterMs }: { afterMs: number }) {
  const [isLoading, setIsLoading] = useState(true)
  const isShown = useShownLoading(isLoading)
  useEffect(() => {
    const timer = setTimeout(() => setIsLoading(false), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return <output data-shown={isShown}>{isShown ? <Skeleton width={80} /> : isLoading ? '' : 'Answer'}</output>
}

export const SlowAnswer = meta.story({ render: () => <Answer afterMs={200} /> })

SlowAnswer.test('is shown late, and then long enough to be seen', async ({ canvas }) => {
  const output = canvas.getByRole('status')
  await waitFor(() => expect(output.dataset['shown']).toBe('true'))
  const shownAtMs = performance.now()
  await waitFor(() => expect(output).toHaveTextContent('Answer'), { timeout: 2000, interval: 10 })
  await expect(performance.now() - shownAtMs).toBeGreaterThan(200)
})
