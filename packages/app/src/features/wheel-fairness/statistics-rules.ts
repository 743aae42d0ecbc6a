/** What a p-value says: too few spins to tell, as chance would have it, rare but possible, or too rare. */
export type FitVerdict = 'unknown' | 'chance' | 'unusual' | 'alarm'

/** Below it, we look for a fault. */
const alarmBelow = 0.001
const unusualBelow = 0.05

export function fitVerdict(p: number | null): FitVerdict {
  if (p === null) return 'unknown'
  if (p < alarmBelow) return 'alarm'
  return p < unusualBelow ? 'unusual' : 'chance'
}

/** How many of how many fair wheels differ at least this much: 71 of 100, 4 of 1,000. */
export function fairWheels(p: number): { readonly count: number; readonly of: number } {
  const of = p >= 0.01 ? 100 : 1000
  return { count: Math.round(p * of), of }
}
