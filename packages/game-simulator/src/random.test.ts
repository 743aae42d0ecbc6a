import { expect, it } from 'vitest'
import { drawsOf } from './random.ts'

const ten = (draw: (below: number) => number) => Array.from({ length: 10 }, () => draw(1_000_000))

it('the same seed plays the same, however often network, tasks and awards draw', () => {
  const [calm, busy] = [drawsOf(3), drawsOf(3)]
  ten(busy.network)
  ten(busy.tasks)
  ten(busy.awards)
  const played = ten(calm.play)
  expect(ten(busy.play)).toEqual(played)
  expect(ten(drawsOf(4).play)).not.toEqual(played)
  expect(ten(drawsOf(3).network)).not.toEqual(played)
})
