/** Upper tail of the normal distribution at `z`: Abramowitz and Stegun 26.2.17, accurate to 1e-7. */
function tailOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = terms.reduce((total, factor, index) => total + factor * t ** (index + 1), 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/**
 * Two-sided p-value of the Mann-Whitney U test, by the normal approximation. Needs
 * dozens of values with few ties.
 */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ]
  ranked.sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let start = 0; start < ranked.length;) {
    const value = ranked[start]?.value
    let end = start
    while (ranked[end]?.value === value && end < ranked.length) end += 1
    // Equal values share the mean of their ranks.
    const rank = (start + 1 + end) / 2
    for (let index = start; index < end; index += 1) if (ranked[index]?.isOne) rankSum += rank
    start = end
  }
  const [n, m] = [one.length, other.length]
  const u = rankSum - (n * (n + 1)) / 2
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12)
  return Math.min(1, 2 * tailOf(Math.abs(u - (n * m) / 2) / deviation))
}
