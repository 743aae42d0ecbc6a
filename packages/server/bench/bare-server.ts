// The control of `pnpm bench:server`: plain HTTP that answers each request with one row, read by primary
// key. `bare-server.ts PORT pg URL` or `bare-server.ts PORT pglite DIRECTORY`.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReadRow = (id: number) => Promise<unknown>

const createTable = `
  create table if not exists bare (id bigint primary key, name text not null, email text not null, coins bigint not null)`
const fill = `insert into bare select n, 'Name ' || n, n || '@example.com', n from generate_series(1, 1000) as n
  on conflict do nothing`
const select = 'select id, name, email, coins from bare where id = $1'

async function openPg(url: string): Promise<ReadRow> {
  const { Pool } = await import('pg')
  const pool = new Pool({ connectionString: url, max: 10 })
  await pool.query(createTable)
  await pool.query(fill)
  return async (id) => (await pool.query(select, [id])).rows[0]
}

async function openPglite(directory: string): Promise<ReadRow> {
  const { PGlite } = await import('@electric-sql/pglite')
  const engine = await PGlite.create(directory)
  await engine.exec(createTable)
  await engine.exec(fill)
  return async (id) => (await engine.query(select, [id])).rows[0]
}

const [, , port = '0', engine = '', place = ''] = process.argv
const read = await (engine === 'pg' ? openPg(place) : openPglite(place))
let requests = 0
const server = createServer(async (_request, response) => {
  const row = await read(1 + (requests++ % 1000))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(row))
})
server.listen(Number(port), '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port, token: '' }),
)
process.once('disconnect', () => process.exit())
