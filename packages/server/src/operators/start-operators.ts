import type { Config } from '../config.ts'
import type { Background } from '../repeated.ts'
import { createAnchorFile } from './anchors/anchor-file.ts'
import { watchAnchors } from './anchors/watch-anchors.ts'
import { type OperatorPorts, Refusal } from './operator-command.ts'
import { type OperatorSocket, serveOperators } from './socket/serve-operators.ts'

type StartPorts = Pick<OperatorPorts, 'database' | 'keyRing' | 'log' | 'provider' | 'random'> & {
  readonly config: Pick<
    Config,
    'databaseUrl' | 'dataDir' | 'launcherDir' | 'operatorAnchorFile' | 'operatorLimits' | 'publicUrl'
  >
}

interface Operators {
  readonly anchorWatch: Background
  readonly socket: OperatorSocket
}

/**
 * What a server does for operators: it watches their acts and, as the only process that has the embedded
 * database, runs their commands.
 */
export async function startOperators(given: StartPorts): Promise<Operators> {
  const { config, log } = given
  const ports = { ...given, anchors: createAnchorFile(config.operatorAnchorFile) }
  const opened = { ports, isServer: true, close: () => Promise.resolve() } as const
  const host = {
    open: () => Promise.resolve(opened),
    offline() {
      throw new Refusal('This command runs in a process of its own')
    },
  }
  return {
    anchorWatch: watchAnchors(ports),
    socket: config.databaseUrl
      ? { stop: () => Promise.resolve() }
      : await serveOperators({
          dataDir: config.dataDir,
          log,
          run: async (argv, client) => {
            const { runOperator } = await import('./run-operator.ts')
            return runOperator(argv, host, client)
          },
        }),
  }
}
