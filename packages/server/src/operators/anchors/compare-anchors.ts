import type { KeyRing } from '../../secrets/key-ring.ts'
import { type Anchor, anchorIn, type UnusableLine } from './anchor-line.ts'
import type { Chain } from './read-chain.ts'

export interface AnchorText {
  readonly name: string
  readonly text: string
}

interface Comparison {
  /** Acts that are not what was anchored. */
  readonly problems: readonly string[]
  readonly notes: readonly string[]
  /** The highest ID of an act that is what was anchored; 0 without any. */
  readonly anchoredUpTo: number
}

interface Found extends Anchor {
  readonly file: string
}

function parse(files: readonly AnchorText[], ring: KeyRing) {
  const anchors: Found[] = []
  const unusable: { file: string; number: number; why: UnusableLine }[] = []
  for (const { name: file, text } of files)
    for (const [index, line] of text.split('\n').entries()) {
      if (line === '') continue
      const anchor = anchorIn(line, ring)
      if (typeof anchor === 'string') unusable.push({ file, number: index + 1, why: anchor })
      else anchors.push({ ...anchor, file })
    }
  return { anchors: anchors.sort((one, other) => one.id - other.id), unusable }
}

/** The first act that differs lies between the last that matches and this one. */
function problemOf({ id, at, file }: Found, matchedBefore: number, { hashes, head }: Chain): string {
  const anchored = `${file} anchored it at ${at}`
  if (id > (head?.id ?? 0)) return `MISSING act ${id}: ${anchored}, but the acts end at ${head?.id ?? 0}`
  if (!hashes.has(id)) return `MISSING act ${id}: ${anchored}`
  const from = matchedBefore + 1 < id ? `, or one from act ${matchedBefore + 1} on` : ''
  return `DIFFERS act ${id}${from}: ${anchored} with another hash`
}

const unusableText = {
  damaged: 'is damaged, as by a crash while it was written',
  'unknown-key': 'was signed with a key that SECRET_KEY lacks',
}

/** Compares the acts with all anchors. Hashes chain the acts, so an anchor covers all before it. */
export function compareAnchors(chain: Chain, files: readonly AnchorText[], ring: KeyRing): Comparison {
  const { anchors, unusable } = parse(files, ring)
  const isMatch = ({ id, hash }: Anchor) => chain.hashes.get(id) === hash
  const wrong = anchors.filter((anchor) => !isMatch(anchor))
  const [first] = wrong
  const anchoredUpTo = anchors.findLast(isMatch)?.id ?? 0
  const matchedBefore = first ? (anchors.findLast((anchor) => anchor.id < first.id)?.id ?? 0) : 0
  const problems = first ? [problemOf(first, matchedBefore, chain)] : []
  // A later cut may hide behind an earlier difference.
  const last = wrong.at(-1)
  if (last && last !== first) problems.push(problemOf(last, last.id - 1, chain))
  const notes: string[] = []
  for (const { file, number, why } of unusable)
    if (why === 'forged') problems.push(`FORGED line ${number} of ${file}: SECRET_KEY did not sign it`)
    else notes.push(`Line ${number} of ${file} ${unusableText[why]}`)
  return { problems, notes, anchoredUpTo }
}
