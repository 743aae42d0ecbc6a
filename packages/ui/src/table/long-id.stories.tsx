import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { LongId } from './long-id.tsx'

const meta = preview.meta({
  title: 'Data/Long ID',
  component: LongId,
  args: { value: 'S-20418-7f3e-4c19-b0d2-51a0f8' },
})

export const Playground = meta.story()

Playground.test('is selected as a whole, including the hidden middle', async ({ canvas, args }) => {
  const value = canvas.getByTitle(args.value)
  await expect(getComputedStyle(value).userSelect).toBe('all')
  await expect(value).toHaveAttribute('translate', 'no')
  getSelection()?.selectAllChildren(value)
  await expect(getSelection()?.toString()).toBe(args.value)
  getSelection()?.removeAllRanges()
})

export const Short = meta.story({ args: { value: 'S-20418' } })

Short.test('hides nothing if it fits', async ({ canvas }) => {
  const head = canvas.getByText('S-')
  await staysInside(head)
})

export const LongText = meta.story({ args: { value: longTexts.unbroken } })

LongText.test('shows both ends', async ({ canvas, args }) => {
  const value = canvas.getByTitle(args.value)
  await staysInside(value)
  const tail = document.createRange()
  tail.selectNode(value.lastChild as Node)
  await expect(tail.getBoundingClientRect().right).toBeLessThanOrEqual(
    value.getBoundingClientRect().right + 1,
  )
})
