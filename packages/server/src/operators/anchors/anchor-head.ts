import type { OperatorPorts } from '../operator-command.ts'
import { readLastAct } from '../last-act.ts'
import { lineOf } from './anchor-line.ts'

type Anchoring = Pick<OperatorPorts, 'anchors' | 'database' | 'keyRing'>

/**
 * Appends the head of the chain to the anchor file, if there is an act. An act whose anchor was lost in a
 * crash is covered by the next one.
 */
export async function anchorHead({ anchors, database, keyRing }: Anchoring): Promise<void> {
  const head = await readLastAct(database)
  if (head) anchors.append(lineOf({ ...head, at: new Date().toISOString() }, keyRing()))
}
