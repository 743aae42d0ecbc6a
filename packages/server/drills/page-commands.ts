import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')
const page = path.join(root, 'docs/backup.md')
/** Runs the operator of this checkout without downloading a package manager. */
const operatorShim = `#!/bin/sh
shift 2
exec "${process.execPath}" "${path.join(root, 'packages/server/src/operator.ts')}" "$@"
`

/** The commands below each heading of docs/backup.md. */
function commandsByHeading(): ReadonlyMap<string, readonly string[]> {
  const commands = new Map<string, string[]>()
  for (const section of fs.readFileSync(page, 'utf8').split(/^#+ /m)) {
    const heading = section.split('\n')[0] ?? ''
    const blocks = [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block)
    if (blocks.length > 0) commands.set(heading, blocks)
  }
  return commands
}

export interface ShellOptions {
  readonly variables: NodeJS.ProcessEnv
  /** The directory of PostgreSQL's programs. */
  readonly binaries: string
  /** The account of PostgreSQL, if it is another one. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
  readonly folder: string
}

/** Runs the commands of docs/backup.md exactly as they are on the page. */
export class PageCommands {
  readonly #options: ShellOptions
  readonly #left = new Map(commandsByHeading())

  constructor(options: ShellOptions) {
    this.#options = options
    const shims = path.join(options.folder, 'bin')
    fs.mkdirSync(shims)
    fs.writeFileSync(path.join(shims, 'npx'), operatorShim, { mode: 0o755 })
  }

  /** Runs all commands below a heading. Throws with their output if one fails. */
  async run(heading: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
    const blocks = this.#left.get(heading)
    if (!blocks) throw new Error(`docs/backup.md has no commands below ${heading}, or they ran before`)
    this.#left.delete(heading)
    for (const block of blocks) await this.#runBlock(block, variables)
  }

  /** Headings whose commands were not run. */
  left(): string[] {
    return [...this.#left.keys()]
  }

  /** Stops the server that the commands have started. */
  async stopServer(): Promise<void> {
    await this.#runBlock('pg_ctl -D "$PGDATA" -m immediate stop || true', {})
  }

  async #runBlock(block: string, variables: NodeJS.ProcessEnv): Promise<void> {
    const { binaries, user, folder } = this.#options
    // Where links lead, because not every program has one.
    const programs = path.dirname(fs.realpathSync(path.join(binaries, 'postgres')))
    const isOperator = block.includes('npx pnpm@12 operator')
    const log = path.join(folder, 'commands.log')
    const output = fs.openSync(log, 'w')
    const child = spawn('bash', ['-euo', 'pipefail', '-c', block], {
      ...(!isOperator && user),
      cwd: folder,
      // A file: the server that a block starts would keep a pipe open.
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        PATH: [path.join(folder, 'bin'), programs, process.env['PATH']].join(path.delimiter),
        ...this.#options.variables,
        ...variables,
      },
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    fs.closeSync(output)
    if (code !== 0) throw new Error(`Exit code ${code}:\n${block}\n${fs.readFileSync(log, 'utf8')}`)
  }
}
