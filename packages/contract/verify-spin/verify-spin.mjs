// Verifies what an Olympus fortune wheel drew. Needs Node 20 and nothing else.
//   node verify-spin.mjs https://portal 90418        a spin
//   node verify-spin.mjs proof.json https://portal   a saved proof; the keys come from a portal or a saved file
//   node verify-spin.mjs test-vectors.json           every draw of a file
import { createHash, createHmac, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
const load = async (at) => JSON.parse(/^https?:/.test(at) ? await (await fetch(at)).text() : readFileSync(at))
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const bytes = (hex) => Buffer.from(hex ?? '', 'hex')
function check(isTrue, what) {
  console.log(`${isTrue === null ? 'later' : isTrue ? 'ok   ' : 'WRONG'}  ${what}`)
  process.exitCode ||= isTrue === null || isTrue ? 0 : 1
}
function payloadOf(jws, keys) {
  const [header, payload, signature] = jws.split('.').map((part) => Buffer.from(part, 'base64url'))
  const key = keys.find(({ kid }) => kid === JSON.parse(header).kid)
  const signed = Buffer.from(jws.slice(0, jws.lastIndexOf('.')))
  return key && verify(null, signed, { key, format: 'jwk' }, signature) ? JSON.parse(payload) : {}
}
function drawOf({ serverSeed, clientSeed, nonce, set, weightTotal }) {
  for (let block = 0; ; block++) {
    const hmac = createHmac('sha256', bytes(serverSeed)).update(`${clientSeed}:${nonce}:${set}:${block}`)
    for (let at = 0, words = hmac.digest(); at < words.length; at += 4)
      if (words.readUInt32BE(at) < 2 ** 32 - (2 ** 32 % weightTotal))
        return words.readUInt32BE(at) % weightTotal
  }
}
function rootOf(leaf, { index, hashes }, size) {
  if (size < 2) return index === 0 && hashes.length === 0 ? leaf : sha256()
  const left = 2 ** (31 - Math.clz32(size - 1))
  const [below, neighbor] = [hashes.slice(0, -1), bytes(hashes.at(-1))]
  if (index < left) return sha256('\x01', rootOf(leaf, { index, hashes: below }, left), neighbor)
  return sha256('\x01', neighbor, rootOf(leaf, { index: index - left, hashes: below }, size - left))
}
function verifySpin({ spinId, receipt, seedStatement, serverSeed, table, checkpoint, ...at }, keys) {
  const [spin, seed, log] = [receipt, seedStatement, checkpoint.statement].map((jws) => payloadOf(jws, keys))
  const [spinAt, seedAt] = [at.receiptPosition, at.seedPosition]
  const isIn = (jws, position) =>
    rootOf(sha256('\0', sha256(jws)), position, log.size ?? 0).toString('hex') === log.rootHash
  check(spin.kind === 'spin' && spin.spinId === spinId, `The receipt of spin ${spinId} is signed`)
  check(spinAt && isIn(receipt, spinAt), 'It is in the log, whose state is signed')
  const isEarlier = spinAt && seedAt && seedAt.index < spinAt.index && isIn(seedStatement, seedAt)
  check(seed.kind === 'seed' && seed.seedHash === spin.seedHash && isEarlier, 'Its seed was logged before it')
  const { regular, jackpot } = seed.tableHashes ?? {}
  const seedHash = sha256('olympus-wheel/1', bytes(serverSeed), bytes(regular), bytes(jackpot))
  check(serverSeed && seedHash.toString('hex') === spin.seedHash, 'The revealed seed fits its hash')
  const { text } = table.sets[spin.set ?? 'regular']
  let weightTotal = 0
  const rows = JSON.parse(text).rows.map(({ id, weight }) => ({ id, end: (weightTotal += weight) }))
  check(serverSeed && drawOf({ ...spin, serverSeed, weightTotal }) === spin.draw, 'The seeds draw its number')
  const hashes = [sha256(text).toString('hex'), { regular, jackpot }[spin.set]]
  const isRow = rows.find(({ end }) => spin.draw < end)?.id === spin.rewardId
  check(isRow && hashes.every((hash) => hash === spin.tableHash), 'Its table has the reward there')
}
const [at = '', other = ''] = process.argv.slice(2)
const [file, keys] = at.startsWith('http') ? [`${at}/api/wheel/proofs/${other}`, at] : [at, other]
const keyFile = keys.endsWith('.json') ? keys : `${keys}/.well-known/olympus-wheel.json`
const { draws, data, ...proof } = await load(file)
if (draws) check(!draws.some((one) => drawOf(one) !== one.draw), `${draws.length} draws`)
else verifySpin(data ?? proof, (await load(keyFile)).keys)
