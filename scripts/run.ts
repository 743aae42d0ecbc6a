import { spawn, type SpawnOptions } from 'node:child_process'

/** Runs a command in this terminal. Resolves with the exit code. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Runs a command and throws if it fails. */
export async function runOrFail(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with exit code ${code}`)
}
