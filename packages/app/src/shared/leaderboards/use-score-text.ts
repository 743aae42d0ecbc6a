import type { Board } from '@olympus/contract/leaderboards'

import { useFormat } from '../../locale/use-format.ts'
import { runTime } from './run-time.ts'

/** Writes scores of a board in its unit. */
export function useScoreText(): (score: number, unit: Board['unit']) => string {
  const format = useFormat()
  return (score, unit) => (unit === 'milliseconds' ? runTime(score) : format.number(score))
}
