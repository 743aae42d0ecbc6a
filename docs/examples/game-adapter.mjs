// Connects a game to the portal, as docs/bridge.md describes. Needs Node 20.19 or newer, and nothing else.
//
//   PORTAL_URL=http://localhost:3000 GAME_SERVER_KEY=olg_… WORLD=olympia node game-adapter.mjs
//
// The game of this example is a directory: characters.json has its characters, mailbox.ndjson what was handed out.
import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const {
  PORTAL_URL = 'http://localhost:3000',
  GAME_SERVER_KEY,
  WORLD = 'olympia',
  GAME_DIR = 'game-data',
  LEASE_MS = '60000',
} = process.env
function giveUp(reason) {
  console.error(reason)
  process.exit(1)
}
if (!GAME_SERVER_KEY) giveUp('GAME_SERVER_KEY is missing: an operator creates it with "game-servers add"')
mkdirSync(GAME_DIR, { recursive: true })

// --- The game: replace these two parts. ------------------------------------------------------------------------------

/** All characters: { gameId, accountId, isOnline, sections: { summary: { name, level, … }, inventory: … } }. */
function readCharacters() {
  const file = join(GAME_DIR, 'characters.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

const mailbox = join(GAME_DIR, 'mailbox.ndjson')

/** What was handed out, by task ID. */
function readMailbox() {
  if (!existsSync(mailbox)) return new Map()
  const bytes = readFileSync(mailbox)
  // A crash may have cut off the last line. It was not handed out.
  const length = bytes.lastIndexOf(0x0a) + 1
  if (length < bytes.length) truncateSync(mailbox, length)
  const lines = bytes.subarray(0, length).toString().split('\n').slice(0, -1)
  return new Map(lines.map((line) => JSON.parse(line)).map((mail) => [mail.taskId, mail]))
}
const handedOut = readMailbox()

/**
 * Hands a delivery out, unless it was. One line is the item and the record of its task, so a crash leaves both or
 * neither; a game with a database does both in one transaction. It is on the disk before the portal hears of it.
 * A `gameItem` is an item of a deleted character, with all fields that the game had reported.
 */
function handOut({ id, gameId, itemId, gameItem, quantity, gift }) {
  const earlier = handedOut.get(id)
  if (earlier) return earlier
  const mail = {
    taskId: id,
    reference: `mail-${handedOut.size + 1}`,
    gameId,
    itemId,
    gameItem,
    quantity,
    gift,
  }
  const file = openSync(mailbox, 'a')
  writeSync(file, `${JSON.stringify(mail)}\n`)
  fsyncSync(file)
  closeSync(file)
  handedOut.set(id, mail)
  return mail
}

// --- Talking to the portal. ------------------------------------------------------------------------------------------

/** The portal has answered, and repeating the request changes nothing. */
class Refused extends Error {
  constructor(key, data) {
    super(data === null ? key : `${key} ${JSON.stringify(data)}`)
    this.key = key
  }
}

const now = () => new Date().toISOString()
const log = (...words) => console.log(now(), ...words)

/** Sends one request. Throws `Refused`, or another error if it is worth repeating. */
async function send(call, body, signal) {
  const [method, path] = call.split(' ')
  const reply = await fetch(`${PORTAL_URL}/api/bridge/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${GAME_SERVER_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
  })
  const { status, data, message } = await reply.json()
  if (status === 200) return data
  if (status !== 429 && status < 500) throw new Refused(message.key, data)
  const retryAfterMs = 1000 * Number(reply.headers.get('retry-after') ?? 0)
  throw Object.assign(new Error(message.key), { retryAfterMs })
}

/** Repeats until the portal answers. A batch is sent with the same body each time, so it has one effect. */
async function insist(act, signal) {
  for (let attempt = 0; ; attempt++)
    try {
      return await act()
    } catch (error) {
      if (error instanceof Refused || signal.aborted) throw error
      log('the portal does not answer:', error.message)
      const pauseMs = Math.min(60_000, 1000 * 2 ** attempt) * (0.5 + Math.random() / 2)
      await sleep(Math.max(pauseMs, error.retryAfterMs ?? 0), undefined, { signal })
    }
}

const bootId = randomUUID()
const stopping = new AbortController()

function sendBatch(call, batch, signal) {
  const body = { bootId, batchId: randomUUID(), sentAt: now(), ...batch }
  return insist(() => send(call, body, signal), signal)
}

const boot = await insist(() => {
  // Only kinds that this game can do: it is offered no others.
  const taskKinds = ['delivery', 'report-character']
  const greeting = { protocolVersion: 1, bootId, build: 'example 1', taskKinds, sentAt: now() }
  return send('POST hello', greeting, stopping.signal)
}, stopping.signal).catch(({ message }) => giveUp(`The portal refuses this game server: ${message}`))
log(`greeted as ${boot.gameServer}, epoch ${boot.epoch}`)

// --- Presence. -------------------------------------------------------------------------------------------------------

/** Sessions whose end has not been answered, by game ID. */
const sessions = new Map()

async function startSession({ gameId, accountId }, signal) {
  const session = { sessionId: randomUUID(), finalCounter: 0 }
  const entry = { bootId, sessionId: session.sessionId, accountId, world: WORLD, gameId }
  const { epoch } = await insist(() => send('POST sessions', entry, signal), signal)
  enterEpoch(gameId, epoch)
  sessions.set(gameId, session)
  log(`${gameId} has entered the game`)
}

/** Called after the last snapshot was reported. */
async function endSession(gameId, { sessionId, finalCounter }, signal) {
  const body = { bootId, finalCounter }
  const { state } = await insist(() => send(`POST sessions/${sessionId}/end`, body, signal), signal)
  sessions.delete(gameId)
  log(`${gameId} has left the game: ${state}`)
}

let sequence = 0
async function reportPresence() {
  const named = [...sessions.values()].map(({ sessionId }) => sessionId)
  const report = { bootId, sequence: ++sequence, sentAt: now(), full: true, sessions: named }
  const { endedSessions, wanted } = await send('POST presence', report, stopping.signal)
  // A real game logs these players out.
  for (const [gameId, { sessionId }] of sessions)
    if (endedSessions.includes(sessionId)) sessions.delete(gameId)
  want(wanted)
}

// --- Characters. -----------------------------------------------------------------------------------------------------

/** The hash of each section as it was last answered, by game ID. */
const reported = new Map()
/** The last epoch that was given for a character, by game ID. It stays after the session has ended. */
const epochs = new Map()
const epochOf = (gameId) => epochs.get(gameId) ?? boot.epoch
let counter = 0

/** Another game server may have reported the character meanwhile, so all its sections are sent again. */
function enterEpoch(gameId, epoch) {
  epochs.set(gameId, epoch)
  reported.delete(gameId)
}

const hashOf = (body) => createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)

function want(characters) {
  for (const { gameId, sections } of characters)
    for (const name of sections) delete reported.get(gameId)?.[name]
}

/** The changed sections of a character; null if none has changed. */
function entryOf({ gameId, accountId, sections }) {
  const known = reported.get(gameId) ?? {}
  const all = Object.entries(sections).map(([name, body]) => [name, { hash: hashOf(body), body }])
  const changed = all.filter(([name, { hash }]) => known[name] !== hash)
  if (changed.length === 0) return null
  const session = sessions.get(gameId)
  const revision = { epoch: epochOf(gameId), counter: ++counter }
  if (session) session.finalCounter = counter
  return { gameId, accountId, revision, capturedAt: now(), sections: Object.fromEntries(changed) }
}

/** Resolves with the game IDs of the characters that the portal has stored. */
async function reportCharacters(characters, signal) {
  const stored = new Set()
  const entries = characters.map(entryOf).filter((entry) => entry !== null)
  // Far below the limits of 500 entries and 4 MiB.
  for (let first = 0; first < entries.length; first += 50) {
    const part = entries.slice(first, first + 50)
    const { answers } = await sendBatch('PUT characters', { world: WORLD, entries: part }, signal)
    for (const { index, result, reason, issues, wanted = [] } of answers) {
      const { gameId, sections, revision } = part[index]
      if (result === 'refused') log(`${gameId} was refused:`, reason, JSON.stringify(issues ?? ''))
      const isStored = result === 'applied' || result === 'unchanged'
      if (isStored && wanted.length === 0) stored.add(gameId)
      // What is stale or refused stays so until it changes, or the character has a newer epoch.
      if (!isStored && revision.epoch !== epochOf(gameId)) continue
      const hashes = Object.entries(sections).map(([name, { hash }]) => [name, hash])
      reported.set(gameId, { ...reported.get(gameId), ...Object.fromEntries(hashes) })
      want([{ gameId, sections: wanted }])
    }
  }
  return stored
}

async function followGame() {
  const characters = readCharacters()
  const isPlayed = new Set(characters.filter(({ isOnline }) => isOnline).map(({ gameId }) => gameId))
  await reportCharacters(characters, stopping.signal)
  for (const character of characters)
    if (character.isOnline && !sessions.has(character.gameId))
      // A real game keeps a refused player out, and does not ask again.
      await startSession(character, stopping.signal).catch((error) => log(character.gameId, error.message))
  for (const [gameId, session] of sessions)
    if (!isPlayed.has(gameId)) await endSession(gameId, session, stopping.signal)
}

// --- Tasks. ----------------------------------------------------------------------------------------------------------

/** All sections of a character, in the epoch of the task. False if the portal has not stored them. */
async function reportFor({ gameId, epoch }, signal) {
  enterEpoch(gameId, epoch)
  const characters = readCharacters().filter((character) => character.gameId === gameId)
  return (await reportCharacters(characters, signal)).has(gameId)
}

async function doTasks() {
  const waitMs = boot.limits.maxClaimWaitMs
  const claim = { bootId, world: WORLD, limit: 20, leaseMs: Number(LEASE_MS), waitMs }
  const { signal } = stopping
  const { tasks } = await insist(() => send('POST tasks/claims', claim, signal), signal)
  if (tasks.length === 0) return
  // What a real game cannot do now goes to tasks/retries, what it never will to tasks/rejections, each with a reason.
  const entries = []
  for (const task of tasks) {
    const { id, kind, leaseToken, gameId, quantity, itemId, gameItem } = task
    if (kind === 'report-character') {
      // Otherwise the task comes again after its lease.
      if (await reportFor(task, signal)) entries.push({ id, leaseToken })
      continue
    }
    const { reference } = handOut(task)
    log(`task ${id}: ${quantity} ${itemId ?? gameItem.name} for ${gameId} as ${reference}`)
    entries.push({ id, leaseToken, gameReference: reference })
  }
  if (entries.length === 0) return
  const { answers } = await sendBatch('POST tasks/confirmations', { entries }, AbortSignal.timeout(60_000))
  for (const { index, result, reason } of answers)
    log(`task ${entries[index].id} confirmed: ${reason ?? result}`)
}

// --- From start to end. ----------------------------------------------------------------------------------------------

/** Repeats an act until the process stops. A failed act is repeated too: what it reports is read again. */
async function loop(act, pauseMs) {
  while (!stopping.signal.aborted) {
    await act().catch((error) => {
      if (stopping.signal.aborted) return
      log(error.message)
      // Another process has taken over, or the key is revoked: going on helps nobody.
      if (['BOOT_OVER', 'GAME_SERVER_KEY_INVALID'].includes(error.key)) process.exit(1)
    })
    await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
  }
}

for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => stopping.abort())
await Promise.all([
  loop(reportPresence, 1000 * boot.limits.presenceEverySeconds),
  loop(followGame, 1000),
  loop(doTasks, 100),
])
const patience = AbortSignal.timeout(5000)
await reportCharacters(readCharacters(), patience).catch((error) => log(error.message))
for (const [gameId, session] of sessions)
  await endSession(gameId, session, patience).catch((error) => log(error.message))
log('stopped')
