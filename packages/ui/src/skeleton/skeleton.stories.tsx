import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { Skeleton } from './skeleton.tsx'
import { useShownLoading } from './use-shown-loading.ts'

const meta = preview.meta({
  title: 'Data/Skeleton',
  component: Skeleton,
  args: { width: 180, height: 12 },
})

export const Playground = meta.story()

Playground.test('is hidden from assistive technology and the keyboard', async ({ canvasElement }) => {
  const bar = canvasElement.querySelector('span')
  await expect(bar).toHaveAttribute('aria-hidden', 'true')
  await expect(bar).toHaveAttribute('inert')
})

const row = (
  <div style={{ display: 'flex', gap: 12, alignItems: 'center', maxWidth: 420 }}>
    <Skeleton width={48} height={48} radius={9} />
    <div style={{ flex: 1, display: 'grid', gap: 8 }}>
      <Skeleton width="62%" height={12} />
      <Skeleton width="38%" height={10} />
    </div>
    <Skeleton width={72} height={32} radius={8} />
  </div>
)

export const Row = meta.story({ render: () => row })

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
  'reserves the space of its content and hides it until it has loaded',
  async ({ canvas, canvasElement }) => {
    const [covered, shown] = canvasElement.querySelectorAll('p')
    await expect(covered?.offsetHeight).toBe(shown?.offsetHeight)
    await expect(canvas.getByText('Wings of Ikaros', { ignore: '[inert] *' })).toBeVisible()
  },
)

export const AroundControl = meta.story({
  parameters: notPictured,
  render: () => (
    <Skeleton>
      <button type="button">Claim</button>
    </Skeleton>
  ),
})

AroundControl.test('makes the covered control unreachable', async ({ canvas, userEvent }) => {
  const button = canvas.getByText('Claim')
  await expect(canvas.queryByRole('button')).toBeNull()
  button.focus()
  await expect(button).not.toHaveFocus()
  await userEvent.tab()
  await expect(button).not.toHaveFocus()
})

function Answer({ afterMs }: { afterMs: number }) {
  const [isLoading, setIsLoading] = useState(true)
  const isShown = useShownLoading(isLoading)
  useEffect(() => {
    const timer = setTimeout(() => setIsLoading(false), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return <output>{isShown ? <Skeleton width={80} /> : isLoading ? '' : 'Answer'}</output>
}

export const SlowAnswer = meta.story({ parameters: notPictured, render: () => <Answer afterMs={200} /> })

SlowAnswer.test('is replaced by the content', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Answer'))
})

export const ReducedMotion = meta.story({
  parameters: { chromatic: { prefersReducedMotion: 'reduce' } },
  render: () => row,
})

ReducedMotion.test('does not move', async ({ canvasElement }) => {
  const [bar] = canvasElement.querySelectorAll('[inert]')
  await expect(getComputedStyle(bar as Element, '::after').display).toBe('none')
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <Skeleton width={180} height={12} />
      <Skeleton width={64} height={64} radius="50%" />
      <Skeleton isBlock height={80} radius={12} />
      <p>
        Sent to <Skeleton>Kallistrate</Skeleton> for 2,400 OC.
      </p>
      {row}
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div style={{ width: 320 }}>
      {Object.values(longTexts).map((text) => (
        <p key={text}>
          <Skeleton>{text}</Skeleton>
        </p>
      ))}
    </div>
  ),
})

LongText.test('is no wider than its column', async ({ canvasElement }) => {
  for (const bar of canvasElement.querySelectorAll('[inert]'))
    await expect(bar.getBoundingClientRect().width).toBeLessThanOrEqual(320)
})

export const HighContrast = meta.story({ ...Row.input, parameters: highContrast })

HighContrast.test('has an outline in forced colors', async ({ canvasElement }) => {
  for (const bar of canvasElement.querySelectorAll('[inert]'))
    await expect(getComputedStyle(bar).outlineStyle).toBe('solid')
})
