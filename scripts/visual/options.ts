import { parseArgs } from 'node:util'

export interface VisualOptions {
  /** Revision to compare with. Default: the merge base with main. */
  readonly base: string | undefined
  /** Parts of a story's id, title or file. Default: every story. */
  readonly only: readonly string[]
  readonly outDir: string
  readonly isHelp: boolean
}

export const usage = `pnpm visual [--base REVISION] [--only TEXT]… [--out FOLDER]

Pictures every story before and after a change and writes a report of what differs.
  --base REVISION  what to compare the working tree with (default: the merge base with main)
  --only TEXT      only stories whose id, title or file has this text; may be given several times
  --out FOLDER     where the report goes (default: visual-report)

Exit code 0: no difference, 1: differences or stories that could not be pictured, 2: could not run.`

/** Throws a TypeError that explains invalid arguments. */
export function parseOptions(args: readonly string[]): VisualOptions {
  const { values } = parseArgs({
    // pnpm passes on the `--` of `pnpm visual -- --only button`.
    args: args.filter((arg) => arg !== '--'),
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'visual-report' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.base === '' || values.out === '' || values.only.includes(''))
    throw new TypeError('An option has an empty value.')
  return { base: values.base, only: values.only, outDir: values.out, isHelp: values.help }
}
