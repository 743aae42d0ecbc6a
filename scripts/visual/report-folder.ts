import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Outcome } from './outcome.ts'
import { anchorOf, renderReport } from './report.ts'

interface FolderParts {
  readonly outDir: string
  readonly outcomes: readonly Outcome[]
  readonly base: string
  readonly head: string
}

const labels = ['before', 'after', 'difference'] as const

/** Writes `index.html`, `report.json` and every picture to review. Returns the path of the page. */
export function writeReport({ outDir, outcomes, base, head }: FolderParts): string {
  const page = join(outDir, 'index.html')
  rmSync(join(outDir, 'pictures'), { recursive: true, force: true })
  mkdirSync(join(outDir, 'pictures'), { recursive: true })
  const picturesOf = (outcome: Outcome) =>
    labels
      .filter((label) => outcome[label])
      .map((label) => ({ label, src: `pictures/${anchorOf(outcome)}-${label}.png` }))

  for (const outcome of outcomes.filter(({ verdict }) => verdict !== 'unchanged'))
    for (const { label, src } of picturesOf(outcome)) writeFileSync(join(outDir, src), outcome[label] ?? '')

  const facts = outcomes.map(({ verdict, id, title, name, mode, differingPixels, area, problems }) => ({
    verdict,
    id,
    title,
    name,
    mode,
    differingPixels,
    area,
    problems,
  }))
  writeFileSync(join(outDir, 'report.json'), `${JSON.stringify({ base, head, outcomes: facts }, null, 2)}\n`)
  writeFileSync(page, renderReport({ outcomes, base, head, picturesOf }))
  return page
}
