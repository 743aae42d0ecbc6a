import { connect, type Socket } from 'node:net'
import type { z } from '@olympus/contract/schema'
import { Refusal } from '../refusal.ts'
import type { ExitCode } from '../run-command.ts'
import type { Client } from '../run-operator.ts'
import { createChannel, type FromClient, FromServer, maxFrameBytes } from './channel.ts'
import { socketIn, withSocketPath } from './socket-path.ts'

const problemIn = (error: unknown) => (error instanceof Error ? error.message : String(error))

const opened = (file: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(file)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('error', reject)
  })

/** Codes of a connection that finds no server: no file, or one that a killed server has left. */
const noServer = new Set(['ENOENT', 'ECONNREFUSED'])

const isNoServer = (error: unknown) =>
  error instanceof Error && 'code' in error && noServer.has(String(error.code))

/** Connects to the server that holds the data directory. Null if none listens there. */
export async function connectToServer(dataDir: string): Promise<Socket | null> {
  if (process.platform === 'win32') return null
  try {
    return await withSocketPath(socketIn(dataDir), opened)
  } catch (error) {
    if (isNoServer(error)) return null
    throw new Refusal(`The server cannot be reached: ${problemIn(error)}`)
  }
}

type Request = z.output<typeof FromClient>
type ClientChannel = ReturnType<typeof createChannel<typeof FromServer, Request>>
type Received = z.output<typeof FromServer>

/** Serves what the server needs of this process. The server gets only files that the operator named. */
async function fileReply(
  frame: Received,
  argv: readonly string[],
  { files }: Client,
): Promise<Request | null> {
  const file = 'read' in frame ? frame.read : 'write' in frame ? frame.write : null
  if (file === null) return null
  try {
    if (!argv.includes(file) && !argv.includes(`--anchors=${file}`))
      throw new Error(`${file} is not named by the command`)
    if ('write' in frame) await files.write(file, frame.text)
    return { file: { text: 'write' in frame ? '' : await files.read(file) } }
  } catch (error) {
    return { file: { problem: problemIn(error) } }
  }
}

async function exchange(
  channel: ClientChannel,
  argv: readonly string[],
  client: Client,
): Promise<ExitCode | null> {
  channel.send({ argv: [...argv], key: client.readKey() })
  for (;;) {
    const frame = await channel.next({ maxBytes: maxFrameBytes })
    if (!frame) return null
    if ('code' in frame) return frame.code
    if ('print' in frame) client.print(frame.print)
    else if ('complain' in frame) client.complain(frame.complain)
    const reply = await fileReply(frame, argv, client)
    if (reply) channel.send(reply)
  }
}

/** Runs a command in the server behind the socket. */
export async function runInServer(
  socket: Socket,
  argv: readonly string[],
  client: Client,
): Promise<ExitCode> {
  const channel: ClientChannel = createChannel(socket, FromServer)
  const code = await exchange(channel, argv, client)
  socket.destroy()
  if (code !== null) return code
  client.complain(
    'The connection to the server was lost: how it ended is not known; acts list tells whether it was done',
  )
  return 1
}
