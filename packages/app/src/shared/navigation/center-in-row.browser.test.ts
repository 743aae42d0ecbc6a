import { expect, it, vi } from 'vitest'

import { centerInRow } from './center-in-row.ts'

function rowOf(count: number) {
  const row = document.createElement('nav')
  row.style.cssText = 'display: flex; overflow-x: auto; inline-size: 300px'
  for (let place = 0; place < count; place++) {
    const link = document.createElement('a')
    link.style.cssText = 'flex: none; inline-size: 100px; block-size: 20px'
    row.append(link)
  }
  document.body.replaceChildren(row)
  return { row, links: [...row.children] as HTMLElement[] }
}

it('centers a link in its row, and the first one again', () => {
  const { row, links } = rowOf(9)
  centerInRow(links[4] ?? null)
  expect(row.scrollLeft).toBe(300)
  centerInRow(links[0] ?? null)
  expect(row.scrollLeft).toBe(0)
})

it('does not lay out a new row that shows its first link', () => {
  const { links } = rowOf(9)
  const [first = null] = links
  const position = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
  centerInRow(first)
  expect(position).not.toHaveBeenCalled()
  position.mockRestore()
})
