// `pnpm bench:server`: measures reads under load and the start of the server, each beside the least
// that could do it.
import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyTemplate } from '../src/testing/postgres-template.ts'
import type { LoadOrder, LoadResult } from './load-client.ts'
import { type Program, timeStart } from './time-start.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '8' },
    starts: { type: 'string', default: '9' },
  },
})
const forMs = Number(values.seconds) * 1000
const connections = Number(values.connections)
const serverUrl = process.env.TEST_DATABASE_URL ?? ''

const here = (name: string) => path.join(import.meta.dirname, name)
const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const medianOf = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
const printRow = (cells: readonly string[]) =>
  process.stdout.write(`| ${cells.map((cell, index) => cell.padEnd(index === 0 ? 28 : 14)).join(' | ')} |\n`)

interface Served {
  readonly child: ChildProcess
  readonly port: number
  readonly token: string
}

async function start(name: string, args: readonly string[]): Promise<Served> {
  const child = fork(here(name), args)
  const [served] = (await once(child, 'message')) as [Omit<Served, 'child'>]
  return { ...served, child }
}

async function stop({ child }: Pick<Served, 'child'>): Promise<void> {
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

interface Target {
  readonly name: string
  readonly served: Served
  readonly path: string
}

/** Measures all in turn, so that they meet the same load of other programs. The first one is the control. */
async function measureReads(targets: readonly Target[]): Promise<void> {
  const client = fork(here('load-client.ts'))
  const answers = on(client, 'message', { close: ['exit'] })
  const load = async ({ served: { port, token }, path: pathname }: Target, durationMs: number) => {
    client.send({ port, token, path: pathname, connections, forMs: durationMs } satisfies LoadOrder)
    const { value, done } = await answers.next()
    if (done) throw new Error('The client ended without a result')
    return (value as [LoadResult])[0]
  }
  const results = new Map<Target, LoadResult[]>(targets.map((target) => [target, []]))
  for (const target of targets) await load(target, forMs)
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [target, own] of results) own.push(await load(target, forMs))
  client.disconnect()
  const [control] = results.values()
  for (const [{ name }, own] of results) {
    const rates = own.map(({ requestsPerSecond }) => requestsPerSecond)
    const ratio = medianOf(rates.map((rate, round) => rate / (control?.[round]?.requestsPerSecond ?? 1)))
    printRow([
      name,
      `${numbers.format(medianOf(rates))}/s`,
      ratio.toFixed(2),
      `${((own[0]?.bytes ?? 0) / 1000).toFixed(1)} kB`,
    ])
  }
}

async function benchReads(engine: string, server: Served, bare: Served): Promise<void> {
  await measureReads([
    { name: `${engine}, bare row`, served: bare, path: '/' },
    { name: `${engine}, user`, served: server, path: '/api/user/v2' },
    { name: `${engine}, shop list`, served: server, path: '/api/shop/items' },
    { name: `${engine}, shop search`, served: server, path: '/api/shop/items?search=a&sort=name' },
  ])
  await Promise.all([stop(server), stop(bare)])
}

async function benchStarts(name: string, program: Program, control: Program): Promise<void> {
  const [times, controls]: [number[], number[]] = [[], []]
  // The first start creates the database, or fills caches.
  for (const each of [control, program]) await timeStart(each)
  while (times.length < Number(values.starts)) {
    controls.push(await timeStart(control))
    times.push(await timeStart(program))
  }
  const ratio = medianOf(times.map((time, index) => (controls[index] ?? 0) / time))
  printRow([`${name}, bare start`, `${numbers.format(medianOf(controls))} ms`, '1.00'])
  printRow([`${name}, start`, `${numbers.format(medianOf(times))} ms`, ratio.toFixed(2)])
}

const bareProgram = (engine: string, place: string): Program => ({
  args: (port) => [here('bare-server.ts'), String(port), engine, place],
  path: '/',
})

const builtServer = (variables: NodeJS.ProcessEnv): Program => ({
  args: () => [here('../dist/main.js')],
  env: (port) => ({ PORT: String(port), DEMO: 'off', LOG_LEVEL: 'error', ...variables }),
  path: '/readyz',
})

const directory = mkdtempSync(path.join(tmpdir(), 'olympus-server-'))
const below = (name: string) => path.join(directory, name)
const copy = await copyTemplate(serverUrl)
try {
  process.stdout.write(`${cpus().length} processors, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`)
  printRow(['What', 'Median', 'Of control', 'Reply'])
  const bare = bareProgram('pg', copy.ownerUrl)
  await benchReads(
    'PostgreSQL',
    await start('shop-server.ts', []),
    await start('bare-server.ts', ['0', 'pg', copy.ownerUrl]),
  )
  await benchReads(
    'Embedded',
    await start('shop-server.ts', [below('shop')]),
    await start('bare-server.ts', ['0', 'pglite', below('bare')]),
  )
  await benchStarts('PostgreSQL', builtServer({ DATABASE_URL: copy.url }), bare)
  await benchStarts(
    'Embedded',
    builtServer({ DATA_DIR: below('start') }),
    bareProgram('pglite', below('bare-start')),
  )
} finally {
  await copy.drop()
  rmSync(directory, { recursive: true, force: true })
}
