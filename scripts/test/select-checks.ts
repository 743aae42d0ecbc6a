import { globSync } from 'node:fs'
import path from 'node:path'

import { allCoreChecks, featureChecks, singleCoreChecks, type Check } from './checks.ts'

export interface Selection {
  /** Two at a time. */
  readonly sideBySide: readonly Check[]
  /** One after the other, afterwards. */
  readonly inTurn: readonly Check[]
}

const featureNames = (root: string): Set<string> =>
  new Set(
    globSync('packages/{app/src/features,server/src/features,server/src,ui/src}/*/', { cwd: root }).map(
      (folder) => path.basename(folder),
    ),
  )

/**
 * All checks, those of a folder (`shop`), or those whose name contains every word. Null if there are none.
 */
export function selectChecks(words: readonly string[], root: string): Selection | null {
  const [word, ...more] = words
  if (word !== undefined && more.length === 0 && featureNames(root).has(word))
    return { sideBySide: featureChecks(word), inTurn: [] }
  const isWanted = ({ name }: Check) => words.every((part) => name.includes(part))
  const selection = { sideBySide: singleCoreChecks.filter(isWanted), inTurn: allCoreChecks.filter(isWanted) }
  return selection.sideBySide.length + selection.inTurn.length > 0 ? selection : null
}
