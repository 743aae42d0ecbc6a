import type { Log } from '../../log.ts'
import { type Background, repeated } from '../../repeated.ts'
import type { OperatorPorts } from '../operator-command.ts'
import { anchorHead } from './anchor-head.ts'
import { compareAnchors } from './compare-anchors.ts'
import { readChain } from './read-chain.ts'

type WatchPorts = Pick<OperatorPorts, 'anchors' | 'database' | 'keyRing'> & { readonly log: Log }

const everyMs = 15 * 60 * 1000

/** Compares the acts with the anchors of this machine. Anchors new acts only if everything matches. */
export async function checkAnchors(ports: WatchPorts): Promise<void> {
  const { anchors, database, keyRing, log } = ports
  // Read first: acts that are anchored in the meantime are in the database by then.
  const text = anchors.read()
  const chain = await readChain(database)
  const { problems, anchoredUpTo } = compareAnchors(chain, [{ name: anchors.name, text }], keyRing())
  if (problems.length > 0 || chain.broken.length > 0)
    log.error({ problems, broken: chain.broken.slice(0, 10) }, 'acts of operators are not what was recorded')
  else if (chain.head && anchoredUpTo < chain.head.id) {
    if (anchoredUpTo === 0)
      log.warn(
        { acts: chain.head.id, file: anchors.name },
        'no anchor covers these acts of operators until now',
      )
    await anchorHead(ports)
  }
}

export const watchAnchors = (ports: WatchPorts): Background =>
  repeated({ name: 'operator acts', everyMs, log: ports.log }, () => checkAnchors(ports))
