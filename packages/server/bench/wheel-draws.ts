// `pnpm bench:wheel-draws`: draws many spins from the odds of the demo and compares them with the odds.
import { parseArgs } from 'node:util'
import { rewardSets } from '@olympus/contract/wheel-draw'
import { pastTables } from '../src/demo/wheel-odds.ts'
import { fitOf } from '../src/features/wheel-fairness/chi-square-rules.ts'
import { drawMany } from '../src/features/wheel-fairness/draw-many.ts'
import { systemRandom } from '../src/random.ts'

const { values } = parseArgs({ options: { spins: { type: 'string', default: '1000000' } } })
const spins = Number(values.spins)
/** A p outside means that the draws are wrong, or that one of 500 runs was unlucky. */
const [leastP, mostP] = [0.001, 0.999]

for (const [index, { sets }] of pastTables.entries()) {
  const startedAt = performance.now()
  const drawn = await drawMany(sets, spins, systemRandom)
  const seconds = (performance.now() - startedAt) / 1000
  process.stdout.write(`Odds ${index + 1}: ${spins} spins in ${seconds.toFixed(1)} s\n`)
  for (const set of rewardSets) {
    const weights = sets[set].map(({ weight }) => weight)
    const fit = fitOf(drawn[set], weights)
    if (!fit) throw new Error(`Too few spins to tell about the ${set} set`)
    const { chiSquare, degreesOfFreedom, p } = fit
    process.stdout.write(
      `  ${set}: chi-square ${chiSquare.toFixed(2)} with ${degreesOfFreedom} degrees of freedom, p ${p.toFixed(3)}\n`,
    )
    if (p < leastP || p > mostP) process.exitCode = 1
  }
}
