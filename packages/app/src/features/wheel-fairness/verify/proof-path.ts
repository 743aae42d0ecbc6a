import type { SpinProof } from '@olympus/contract/wheel-fairness'
import { leafHash, rootOfInclusion } from '@olympus/contract/wheel-log'

/** A hash on the way from a spin to the root of the log, and how many entries it stands for. */
interface PathNode {
  readonly hash: string
  readonly entries: number
}

/** Complete subtrees that are shown one by one. */
const shownDepths = [0, 1, 2]

/** The first steps from a spin to the root. Fewer at the end of the log: its subtrees are incomplete. */
export async function proofPath({
  receipt,
  receiptPosition,
  checkpoint,
}: SpinProof): Promise<readonly PathNode[]> {
  if (!receiptPosition) return []
  const { index, hashes } = receiptPosition
  const leaf = await leafHash(receipt)
  const nodes = shownDepths.map(async (depth): Promise<PathNode[]> => {
    const entries = 2 ** depth
    const isComplete = index - (index % entries) + entries <= checkpoint.size
    if (!isComplete || depth >= hashes.length) return []
    const hash = await rootOfInclusion(leaf, {
      index: index % entries,
      size: entries,
      hashes: hashes.slice(0, depth),
    })
    return hash === null ? [] : [{ hash, entries }]
  })
  return (await Promise.all(nodes)).flat()
}
