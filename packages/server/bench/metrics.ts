// `pnpm bench:metrics`: measures what metrics cost a request, in processor time of the server.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Served } from './metrics-server.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '15' } },
})
const requests = Number(values.requests)
const rounds = Number(values.rounds)
const atOnce = 16
/** Answers a constant: no session, no database. */
const cheapestPath = '/api/support'
/** Reads the database, as nearly every request of a player does. */
const playerPath = '/api/user/v2'
/** Without metrics, that one takes at least this share of its time with metrics. */
const allowedRatio = 0.97

interface Server extends Served {
  readonly child: ChildProcess
}

async function start(metrics: 'on' | 'off'): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, 'metrics-server.ts'), [metrics])
  const [served] = (await once(child, 'message')) as [Served]
  return { ...served, child }
}

async function processorMicroseconds({ child }: Server): Promise<number> {
  const answered = once(child, 'message') as Promise<[NodeJS.CpuUsage]>
  child.send('time')
  const [{ user, system }] = await answered
  return user + system
}

const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })

const get = ({ port, token }: Server, pathname: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = http.request({ agent, port, host: '127.0.0.1', path: pathname, headers }, (response) => {
      response.resume()
      const { statusCode } = response
      response.on('end', () => (statusCode === 200 ? resolve() : reject(new Error(`Answered ${statusCode}`))))
    })
    request.once('error', reject).end()
  })

/** The processor time of a request, in microseconds. */
async function measure(server: Server, pathname: string): Promise<number> {
  const before = await processorMicroseconds(server)
  let sent = 0
  const sender = async () => {
    while (sent++ < requests) await get(server, pathname)
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  return ((await processorMicroseconds(server)) - before) / requests
}

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The processor time of a scrape, in milliseconds. */
async function measureScrapes(server: Server): Promise<number> {
  const scrapes = 20
  const before = await processorMicroseconds(server)
  for (let count = 0; count < scrapes; count++)
    await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()
  return ((await processorMicroseconds(server)) - before) / scrapes / 1000
}

/** The time without metrics as a share of the time with them. Measures both in turn, each as often first. */
async function compare(off: Server, on: Server, pathname: string): Promise<number> {
  for (const server of [off, on, off, on]) await measure(server, pathname)
  const times: { off: number; on: number }[] = []
  while (times.length < rounds) {
    const isOffFirst = times.length % 2 === 0
    const first = await measure(isOffFirst ? off : on, pathname)
    const second = await measure(isOffFirst ? on : off, pathname)
    times.push(isOffFirst ? { off: first, on: second } : { off: second, on: first })
  }
  const ratio = medianOf(times.map((time) => time.off / time.on))
  const [offMedian, onMedian] = [
    medianOf(times.map((time) => time.off)),
    medianOf(times.map((time) => time.on)),
  ]
  process.stdout.write(
    `${pathname.padEnd(14)} ${offMedian.toFixed(0)} µs without, ${onMedian.toFixed(0)} µs with metrics, ratio ${ratio.toFixed(3)}\n`,
  )
  return ratio
}

const [off, on] = [await start('off'), await start('on')]
try {
  await compare(off, on, cheapestPath)
  const isCheap = (await compare(off, on, playerPath)) >= allowedRatio
  process.stdout.write(`a scrape takes ${(await measureScrapes(on)).toFixed(1)} ms\n`)
  process.exitCode = isCheap ? 0 : 1
} finally {
  agent.destroy()
  for (const { child } of [off, on]) child.send('stop')
}
