import { expect } from 'storybook/test'

import { elementsOf } from './stays-inside.ts'

/** Expects an edge of 1 px around each of the elements, in colors that the system forces on the page. */
export async function hasEdge(elements: Parameters<typeof elementsOf>[0]): Promise<void> {
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  for (const element of elementsOf(elements)) {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
    await expect(`${borderTopWidth} ${borderTopStyle}`).toBe('1px solid')
  }
}
