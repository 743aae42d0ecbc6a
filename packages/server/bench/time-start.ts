import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Program {
  readonly args: (port: number) => readonly string[]
  readonly env?: (port: number) => NodeJS.ProcessEnv
  /** Answers once the program can read its database. */
  readonly path: string
}

const retryMs = 2

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** The first line of the reply; null without one. */
const ask = (port: number, path: string) =>
  new Promise<string | null>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    )
    socket.once('error', () => resolve(null)).once('close', () => resolve(null))
    socket.once('data', (bytes) => {
      resolve(bytes.toString('latin1').split('\r\n')[0] ?? '')
      socket.destroy()
    })
  })

/** Milliseconds from the start of the process to its first reply. Stops it afterwards. */
export async function timeStart({ args, env = () => ({}), path }: Program): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, args(port), {
    env: { ...process.env, ...env(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  for (;;) {
    const reply = await ask(port, path)
    const elapsedMs = performance.now() - startedAt
    if (reply?.includes(' 200 ')) {
      child.kill()
      await ended
      return elapsedMs
    }
    if (reply !== null || child.exitCode !== null) throw new Error(`It did not start: ${reply}`)
    await sleep(retryMs)
  }
}
