import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { getWheelAccount, rotateSeed } from '@olympus/contract/fortune-wheel'
import {
  LogStatement,
  proveSpin,
  readWheelLog,
  type SpinProof,
  wheelKeysPath,
} from '@olympus/contract/wheel-fairness'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWheelSigner as wheelSigner } from '../../testing/test-wheel-signer.ts'
import { clientSeed, openWheel, spinOnce, type WheelPlayer, wheelPlayer } from '../../testing/wheel.ts'
import { publishTestKey } from '../../testing/wheel-spins.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { drawAtOnce } from './draw-many.ts'
import { sequenceLeaves } from './sequence-leaves.ts'

const folder = path.join(import.meta.dirname, '../../../../contract/verify-spin')
const { app, database } = withTestApp()
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-verify-'))

const server = createServer(async (request, response) => {
  const reply = await app.fetch(request.url ?? '/')
  response.writeHead(reply.status).end(Buffer.from(await reply.arrayBuffer()))
})
const portal = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

let player: WheelPlayer
/** Spins of a revealed seed, past a jackpot. */
const spinIds: number[] = []

async function rotate() {
  const { nextSeed } = await app.callOrFail(getWheelAccount, { as: player })
  await app.callOrFail(rotateSeed, { as: player, body: { clientSeed, nextSeedHash: nextSeed.seedHash } })
}

const sequence = () => sequenceLeaves({ database, wheelSigner })

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  await openWheel(database)
  await publishTestKey(database)
  player = await wheelPlayer(app)
  for (let index = 0; index < 31; index++) spinIds.push((await spinOnce(app, player)).spin.id)
  await rotate()
  await sequence()
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  fs.rmSync(directory, { recursive: true })
})

interface Run {
  readonly code: number
  readonly lines: readonly string[]
}

const run = (program: string, args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(program, [...args], { timeout: 60_000 }, (error, stdout) => {
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trim().split('\n') })
    })
  })

const verify = (...args: readonly string[]) =>
  run(process.execPath, [path.join(folder, 'verify-spin.mjs'), ...args])
const resultsOf = ({ lines }: Run) => lines.map((line) => line.split(' ')[0])

function save(name: string, content: unknown): string {
  const file = path.join(directory, name)
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

const prove = (spinId: number | undefined) => app.callOrFail(proveSpin, { params: { spinId: spinId ?? 0 } })

it('is at most 60 lines and needs nothing but Node.js', () => {
  const script = fs.readFileSync(path.join(folder, 'verify-spin.mjs'), 'utf8')
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  expect([...script.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual(['node:crypto', 'node:fs'])
})

const allRight = { code: 0, results: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'] }
const outcome = async (given: Promise<Run>) => {
  const done = await given
  return { code: done.code, results: resultsOf(done) }
}

it('verifies a regular spin and a jackpot of a portal', async () => {
  for (const index of [0, 29])
    expect(await outcome(verify(portal(), String(spinIds[index])))).toEqual(allRight)
})

it('verifies a saved proof with saved keys, without the portal', async () => {
  const keys = save('keys.json', await (await app.fetch(wheelKeysPath)).json())
  const proof = save('proof.json', await prove(spinIds[1]))
  expect(await outcome(verify(proof, keys))).toEqual(allRight)
  const reply = save('reply.json', await (await app.fetch(`/api/wheel/proofs/${spinIds[1]}`)).json())
  expect(await outcome(verify(reply, portal()))).toEqual(allRight)
})

it('leaves for later what is not published yet', async () => {
  const { spin } = await spinOnce(app, player)
  expect(await outcome(verify(portal(), String(spin.id)))).toEqual({
    code: 0,
    results: ['ok', 'later', 'later', 'later', 'later', 'ok'],
  })
  await sequence()
  expect(await outcome(verify(portal(), String(spin.id)))).toEqual({
    code: 0,
    results: ['ok', 'ok', 'ok', 'later', 'later', 'ok'],
  })
})

const spoiled = (jws: string) => {
  const [header = '', payload = '', signature = ''] = jws.split('.')
  const statement = Buffer.from(payload, 'base64url').toString().replace('"draw":', '"draw":1')
  return [header, Buffer.from(statement).toString('base64url'), signature].join('.')
}

/** A random seed may draw the same number. */
function seedOfAnotherDraw({ receipt, table }: SpinProof): string {
  const spin = LogStatement.parse(decodeJwt(receipt))
  if (spin.kind !== 'spin') throw new Error('The receipt is not of a spin')
  const { weightTotal } = table.sets[spin.set]
  let serverSeed
  do serverSeed = randomBytes(32)
  while (drawAtOnce({ ...spin, serverSeed, weightTotal }) === spin.draw)
  return serverSeed.toString('hex')
}

describe('finds', () => {
  type Change = (proof: SpinProof, other: SpinProof) => Partial<SpinProof>
  const setOf = (proof: SpinProof) => proof.table.sets.regular
  const withText = (proof: SpinProof, text: string) => ({
    table: { ...proof.table, sets: { ...proof.table.sets, regular: { ...setOf(proof), text } } },
  })

  it.each<[string, Change, number[]]>([
    ['a receipt that was changed', ({ receipt }) => ({ receipt: spoiled(receipt) }), [0, 1, 2]],
    ['the receipt of another spin', (_, { receipt }) => ({ receipt }), [0, 1]],
    ['the seed of another player', (_, { seedStatement }) => ({ seedStatement }), [2]],
    [
      'a seed that was logged after the spin',
      ({ seedPosition, checkpoint: { size } }) => ({
        seedPosition: seedPosition && { ...seedPosition, index: size },
      }),
      [2],
    ],
    ['another revealed seed', (proof) => ({ serverSeed: seedOfAnotherDraw(proof) }), [3, 4]],
    [
      'another place in the log',
      ({ receiptPosition }) => ({
        receiptPosition: receiptPosition && { ...receiptPosition, index: receiptPosition.index + 1 },
      }),
      [1],
    ],
    [
      'a log whose state is not signed',
      ({ checkpoint }) => ({ checkpoint: { ...checkpoint, statement: spoiled(`${checkpoint.statement}A`) } }),
      [1, 2],
    ],
    [
      'a table with other weights',
      (proof) => withText(proof, setOf(proof).text.replace('"weight":40', '"weight":2000000000')),
      [4, 5],
    ],
    [
      'a table with other rewards',
      (proof) => withText(proof, setOf(proof).text.replaceAll('"id":"', '"id":"x')),
      [5],
    ],
  ])('%s', async (name, change, wrong) => {
    const proof = await prove(spinIds[0])
    const stranger = await wheelPlayer(app)
    const other = await prove((await spinOnce(app, stranger)).spin.id)
    const file = save(`${name}.json`, { ...proof, ...change(proof, other) })
    const { code, lines } = await verify(file, portal())
    expect(code).toBe(1)
    const found = lines.flatMap((line, index) => (line.startsWith('WRONG') ? [index] : []))
    expect(found).toEqual(expect.arrayContaining(wrong))
  })
})

/** Every spin of revealed seeds, as test vectors, from nothing but what everybody can read. */
async function vectorsOfLog() {
  const { entries } = await app.callOrFail(readWheelLog)
  const proofs = new Map<string, SpinProof>()
  const draws = []
  for (const { statement } of entries) {
    const spin = LogStatement.parse(decodeJwt(statement))
    if (spin.kind !== 'spin') continue
    const proof = proofs.get(spin.seedHash) ?? (await prove(spin.spinId))
    proofs.set(spin.seedHash, proof)
    const { serverSeed, table } = proof
    if (serverSeed === null) continue
    const { clientSeed, nonce, set, draw, rewardId } = spin
    const { rewards, weightTotal } = table.sets[set]
    const row = rewards.findIndex(({ id }) => id === rewardId)
    draws.push({ serverSeed, clientSeed, nonce, set, weightTotal, draw, weights: rewards, row })
  }
  const seedHashes = [...proofs].flatMap(
    ([
      seedHash,
      {
        serverSeed,
        table: { sets },
      },
    ]) =>
      serverSeed === null
        ? []
        : [
            {
              serverSeed,
              seedHash,
              regular: sets.regular.text,
              jackpot: sets.jackpot.text,
              regularHash: sets.regular.tableHash,
              jackpotHash: sets.jackpot.tableHash,
            },
          ],
  )
  return {
    draws: draws.map(({ weights: _, row: __, ...draw }) => draw),
    rows: draws.map(({ weights, row, draw }) => ({
      weights: weights.map(({ weight }) => weight),
      draw,
      row,
    })),
    seedHashes,
  }
}

const checkVectors = path.join(folder, 'check-vectors.py')
const vectorsFile = path.join(folder, 'test-vectors.json')

it('recomputes the test vectors', async () => {
  expect(await verify(vectorsFile)).toEqual({ code: 0, lines: ['ok     14 draws'] })
})

it('recomputes all spins of a portal, and finds one that differs', async () => {
  await sequence()
  const vectors = await vectorsOfLog()
  expect(await verify(save('log.json', vectors))).toMatchObject({ code: 0, lines: ['ok     31 draws'] })
  const [first] = vectors.draws
  const wrong = save('wrong.json', { draws: [{ ...first, draw: (first?.draw ?? 0) + 1 }, ...vectors.draws] })
  expect(await verify(wrong)).toMatchObject({ code: 1, lines: ['WRONG  32 draws'] })
})

describe.runIf(spawnSync('python3', ['--version']).status === 0)('a program in another language', () => {
  it('recomputes the test vectors', async () => {
    const { draws, seedHashes, rows, leafHashes } = JSON.parse(
      fs.readFileSync(vectorsFile, 'utf8'),
    ) as Record<'draws' | 'leafHashes' | 'rows' | 'seedHashes', unknown[]>
    expect(await run('python3', [checkVectors, vectorsFile])).toEqual({
      code: 0,
      lines: Object.entries({ draws, seedHashes, rows, leafHashes }).map(
        ([name, { length }]) => `${name}: ${length} right, 0 wrong`,
      ),
    })
  })

  it('recomputes all spins of a portal, and finds one that differs', async () => {
    await sequence()
    const vectors = await vectorsOfLog()
    const file = save('portal.json', vectors)
    expect(await run('python3', [checkVectors, file])).toMatchObject({
      code: 0,
      lines: [
        'draws: 31 right, 0 wrong',
        'seedHashes: 1 right, 0 wrong',
        'rows: 31 right, 0 wrong',
        expect.anything(),
      ],
    })
    const [first] = vectors.draws
    const wrong = save('portal-wrong.json', { draws: [{ ...first, draw: (first?.draw ?? 0) + 1 }] })
    expect(await run('python3', [checkVectors, wrong])).toMatchObject({ code: 1 })
  })
})
