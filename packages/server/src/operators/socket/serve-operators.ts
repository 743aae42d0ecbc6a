import fs from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { expectFileSize } from '../files.ts'
import { Refusal } from '../refusal.ts'
import type { ExitCode } from '../run-command.ts'
import type { Client } from '../run-operator.ts'
import { createChannel, FromClient, type FromServer, maxFrameBytes, maxRequestBytes } from './channel.ts'
import { socketIn, withSocketPath } from './socket-path.ts'
import type { z } from '@olympus/contract/schema'

type Run = (argv: readonly string[], client: Client) => Promise<ExitCode>

interface ServeOptions {
  readonly dataDir: string
  readonly log: Log
  readonly run: Run
  readonly requestPatienceMs?: number
}

export interface OperatorSocket {
  /** Takes no further command and lets running ones finish. Cuts them off after `drainMs`. */
  stop(drainMs: number): Promise<void>
}

const maxConnections = 16
const requestPatienceMs = 5000
const filePatienceMs = 60_000

type Reply = z.output<typeof FromServer>
type ServerChannel = ReturnType<typeof createChannel<typeof FromClient, Reply>>

const gone = () => new Refusal('The connection to the operator was lost')

/** The person at the other end. Their process reads and writes the files. */
function remoteClient(channel: ServerChannel, key: string | null): Client {
  async function textOf(request: Reply): Promise<string> {
    channel.send(request)
    const reply = await channel.next({ maxBytes: maxFrameBytes, patienceMs: filePatienceMs })
    if (!reply || !('file' in reply)) throw gone()
    if ('problem' in reply.file) throw new Refusal(reply.file.problem)
    return reply.file.text
  }
  return {
    print: (line) => channel.send({ print: line }),
    complain: (line) => channel.send({ complain: line }),
    readKey: () => key,
    files: {
      async read(file) {
        const text = await textOf({ read: file })
        expectFileSize(file, Buffer.byteLength(text))
        return text
      },
      async write(file, text) {
        expectFileSize(file, Buffer.byteLength(text))
        await textOf({ write: file, text })
      },
    },
  }
}

async function serveConnection(socket: Socket, { log, run, ...options }: ServeOptions): Promise<void> {
  const channel: ServerChannel = createChannel(socket, FromClient)
  const patienceMs = options.requestPatienceMs ?? requestPatienceMs
  const request = await channel.next({ maxBytes: maxRequestBytes, patienceMs })
  if (!request || !('argv' in request)) {
    socket.destroy()
    return
  }
  const client = remoteClient(channel, request.key)
  const code = await run(request.argv, client).catch((error: unknown): ExitCode => {
    log.error({ err: error }, 'a command of an operator failed')
    client.complain('The command failed, see the log of the server; acts list tells whether it was done')
    return 1
  })
  if (!socket.writable) log.warn('an operator was gone before the command ended; acts list tells what it did')
  channel.send({ code })
  channel.end()
}

const listening = (server: Server, file: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(file, () => {
      server.off('error', reject)
      resolve()
    })
  })

const stagingPrefix = '.operator-'

function removeLeftovers(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir).filter((entry) => entry.startsWith(stagingPrefix)))
    fs.rmSync(path.join(dataDir, name), { recursive: true })
}

/** Puts the socket in place when only its owner can use it. Replaces what a killed server has left. */
async function listenIn(dataDir: string, server: Server): Promise<void> {
  removeLeftovers(dataDir)
  if (fs.statSync(dataDir).uid === process.getuid?.()) fs.chmodSync(dataDir, 0o700)
  const staging = fs.mkdtempSync(path.join(dataDir, stagingPrefix))
  try {
    const staged = path.join(staging, 's')
    await withSocketPath(staged, (file) => listening(server, file))
    fs.chmodSync(staged, 0o600)
    fs.renameSync(staged, socketIn(dataDir))
  } finally {
    fs.rmSync(staging, { recursive: true })
  }
}

const noSocket: OperatorSocket = { stop: () => Promise.resolve() }

/**
 * Runs commands of operators for processes of the same system user. Call it only while holding the lock of
 * the directory. Where sockets are unavailable it logs that, since players need the server more.
 */
export async function serveOperators(options: ServeOptions): Promise<OperatorSocket> {
  const { dataDir, log } = options
  if (process.platform === 'win32') return noSocket
  const open = new Map<Socket, Promise<void>>()
  const server = createServer((socket) => {
    const served = serveConnection(socket, options).catch((error: unknown) => {
      log.error({ err: error }, 'a connection of an operator failed')
      socket.destroy()
    })
    open.set(socket, served)
    void served.finally(() => open.delete(socket))
  })
  server.maxConnections = maxConnections
  try {
    await listenIn(dataDir, server)
  } catch (error) {
    server.close()
    log.error({ err: error }, 'operators cannot reach this server: stop it to run commands')
    return noSocket
  }
  return {
    async stop(drainMs) {
      fs.rmSync(socketIn(dataDir), { force: true })
      server.close()
      const patience = new AbortController()
      const late = sleep(drainMs, undefined, patience).catch(() => {})
      await Promise.race([Promise.all(open.values()), late])
      patience.abort()
      for (const socket of open.keys()) socket.destroy()
    },
  }
}
