import { globSync } from 'node:fs'
import path from 'node:path'

import { allCoreChecks, featureChecks, singleCoreChecks, type Check } from './checks.ts'

export interface Selection {
  /** Run two at a time. */
  readonly singleCore: readonly Check[]
  /** Run one after the other, afterwards. */
  readonly allCore: readonly Check[]
}

const featureNames = (root: string): Set<string> =>
  new Set(
    globSync('packages/{app/src/features,server/src/features,server/src,ui/src}/*/', { cwd: root }).map(
      (folder) => path.basename(folder),
    ),
  )

/** All checks, those of a folder (`shop`), or those whose name has every word. Null where nothing fits. */
export function selectChecks(words: readonly string[], root: string): Selection | null {
  const [word, ...more] = words
  if (word !== undefined && more.length === 0 && featureNames(root).has(word))
    return { singleCore: [], allCore: featureChecks(word) }
  const isWanted = ({ name }: Check) => words.every((part) => name.includes(part))
  const selection = { singleCore: singleCoreChecks.filter(isWanted), allCore: allCoreChecks.filter(isWanted) }
  return selection.singleCore.length + selection.allCore.length > 0 ? selection : null
}
