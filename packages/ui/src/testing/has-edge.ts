import { expect } from 'storybook/test'

import { elementsOf } from './stays-inside.ts'

/** Expects that the story runs with forced colors. */
export async function hasForcedColors(): Promise<void> {
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
}

/** Expects forced colors and a solid 1 px border on each element. */
export async function hasEdge(elements: Parameters<typeof elementsOf>[0]): Promise<void> {
  await hasForcedColors()
  for (const element of elementsOf(elements)) {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
    await expect(`${borderTopWidth} ${borderTopStyle}`).toBe('1px solid')
  }
}
