import { expect, it, vi } from 'vitest'

import { keepEarlyMoves } from './early-moves.ts'

it('repeats a move before the router listened, once', () => {
  const repeatMoves = keepEarlyMoves()
  dispatchEvent(new PopStateEvent('popstate'))
  const onMove = vi.fn()
  addEventListener('popstate', onMove)
  repeatMoves()
  repeatMoves()
  expect(onMove).toHaveBeenCalledTimes(1)
  removeEventListener('popstate', onMove)
})

it('repeats nothing if the page stayed where it was', () => {
  const onMove = vi.fn()
  addEventListener('popstate', onMove)
  keepEarlyMoves()()
  expect(onMove).not.toHaveBeenCalled()
  removeEventListener('popstate', onMove)
})
