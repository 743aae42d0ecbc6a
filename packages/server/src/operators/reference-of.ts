import type { Options } from './operator-command.ts'
import { UsageError } from './refusal.ts'

/** What `--reference` names, such as a ticket of the support. It is part of references in the books. */
export function referenceOf({ reference = '' }: Options): string {
  if (!/^[\w.-]{1,40}$/.test(reference))
    throw new UsageError('--reference: expected at most 40 letters, digits, dots, hyphens and underscores')
  return reference
}
