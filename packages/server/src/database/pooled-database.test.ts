import type { Pool } from 'pg'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { createNotices } from './notices/notices.ts'
import { asOrdinaryWork } from './ordinary-work.ts'
import { createPooledDatabase } from './pooled-database.ts'

/** A pool whose queries run until they are told to end. */
function heldPool(max: number) {
  const sent: string[] = []
  const ends = new Map<string, () => void>()
  const pool = {
    options: { max },
    waitingCount: 0,
    totalCount: 3,
    idleCount: 2,
    query: ({ text }: { readonly text: string }) => {
      sent.push(text)
      return new Promise(
        (resolve) => void ends.set(text, () => resolve({ rows: [], fields: [], rowCount: 0 })),
      )
    },
  }
  return { pool: pool as unknown as Pool, sent, end: (text: string) => ends.get(text)?.() }
}

const notices = createNotices(null, silentLog)

const settled = () => new Promise((resolve) => void setImmediate(resolve))

it('keeps connections free from ordinary work', async () => {
  const { pool, sent, end } = heldPool(3)
  const database = createPooledDatabase({ pool, maxWaiting: 10, reservedConnections: 1, notices })
  const ordinary = ['select 1', 'select 2', 'select 3'].map((text) =>
    asOrdinaryWork(() => database.query(sql([text]))),
  )
  const payment = database.query(sql`select 'payment'`)
  await settled()
  expect(new Set(sent)).toEqual(new Set(["select 'payment'", 'select 1', 'select 2']))
  end("select 'payment'")
  await payment
  end('select 1')
  await settled()
  expect(sent).toContain('select 3')
  end('select 2')
  end('select 3')
  await Promise.all(ordinary)
})

it('leaves one connection to ordinary work, even if there is no other', async () => {
  const { pool, sent, end } = heldPool(1)
  const database = createPooledDatabase({ pool, maxWaiting: 10, reservedConnections: 2, notices })
  const ordinary = asOrdinaryWork(() => database.query(sql`select 1`))
  await settled()
  expect(sent).toEqual(['select 1'])
  end('select 1')
  await ordinary
})

it('refuses ordinary work beyond what may wait', async () => {
  const { pool, end } = heldPool(1)
  const database = createPooledDatabase({ pool, maxWaiting: 1, reservedConnections: 0, notices })
  const running = asOrdinaryWork(() => database.query(sql`select 1`))
  const waiting = asOrdinaryWork(() => database.query(sql`select 2`))
  await expect(asOrdinaryWork(() => database.query(sql`select 3`))).rejects.toMatchObject({
    key: 'SERVICE_UNAVAILABLE',
  })
  expect(database.usage()).toEqual({ inUse: 1, idle: 2, waiting: 1, refusals: 1, retries: 0 })
  end('select 1')
  await running
  await settled()
  end('select 2')
  await waiting
})
