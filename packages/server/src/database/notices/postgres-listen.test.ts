import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { postgresListen } from './postgres-listen.ts'

const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const readyForQuery = [0x5a, 0, 0, 0, 5, 0x49]
const authenticated = [0x52, 0, 0, 0, 8, 0, 0, 0, 0]
const listened = [0x43, 0, 0, 0, 11, ...Buffer.from('LISTEN\0')]

/** A PostgreSQL server that gives these answers, then goes silent without closing the connection. */
async function serverThatAnswers(...answers: readonly number[][]) {
  const sockets: Socket[] = []
  const left = [...answers]
  let notifySilence = () => {}
  const isSilent = new Promise<void>((resolve) => (notifySilence = resolve))
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('data', () => {
      const answer = left.shift()
      if (answer) socket.write(Buffer.from(answer))
      else notifySilence()
    })
  }).listen(0, '127.0.0.1')
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { isSilent, listen: postgresListen(`postgresql://iris@127.0.0.1:${port}/olympus`, silentLog) }
}

it('stops when the server does not close the connection', async () => {
  const { listen } = await serverThatAnswers(
    [...authenticated, ...readyForQuery],
    [...listened, ...readyForQuery],
  )
  let stop = async () => {}
  await new Promise<void>((resolve) => {
    stop = listen('events', () => resolve())
  })
  expect(await stop()).toBeUndefined()
})

it('stops when the server does not answer that it listens', async () => {
  const { listen, isSilent } = await serverThatAnswers([...authenticated, ...readyForQuery])
  const stop = listen('events', () => {})
  await isSilent
  expect(await stop()).toBeUndefined()
})
