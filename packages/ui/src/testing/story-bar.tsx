import type { ReactNode } from 'react'
import { expect, type within } from 'storybook/test'

import { hasEdge } from './has-edge.ts'
import { longTexts } from './long-texts.ts'
import { staysInside } from './stays-inside.ts'

/** Shared by the stories of `Progress` and `Meter`. */
export const underLongTexts = (bar: (text: string) => ReactNode) => (
  <div style={{ width: 288, display: 'grid', gap: 24 }}>{Object.values(longTexts).map(bar)}</div>
)

export async function wrapsLongTexts({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> {
  for (const text of Object.values(longTexts)) await staysInside(canvas.getAllByText(text), 288)
}

export async function keepsBarApart({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const bar = canvasElement.querySelector('[style*=translateX]') as HTMLElement
  const track = bar.parentElement as HTMLElement
  await hasEdge(track)
  await expect(getComputedStyle(bar).backgroundColor).not.toBe(getComputedStyle(track).backgroundColor)
}
