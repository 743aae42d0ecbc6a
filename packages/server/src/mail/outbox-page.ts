import type { Hono } from 'hono'
import { html } from 'hono/html'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { page, pageStyle } from '../http/page.ts'

interface OutboxMail {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly createdAt: Date
}

const maxShownMails = 50
const address = /(https?:\/\/\S+)/

const linked = (text: string) =>
  text.split(address).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))

/**
 * Mounts `/outbox`, which shows mails when no mail server is configured. Its links give access to accounts.
 */
export function mountOutbox(app: Hono, database: Database, publicUrl: string): void {
  app.get('/outbox', async () => {
    const mails = await database.query<OutboxMail>(
      sql`select id, recipient, subject, text, created_at from mail_outbox order by id desc limit ${maxShownMails}`,
    )
    return page({
      publicUrl,
      title: 'Mail outbox',
      style: pageStyle,
      body: html`<main>
        <h1>Mail outbox</h1>
        <p class="quiet">No mail server is configured, so emails appear here, newest first.</p>
        ${mails.length === 0 ? html`<p>No emails yet.</p>` : ''}
        ${mails.map(
          ({ id, recipient, subject, text, createdAt }) =>
            html`<article id="mail-${id}">
              <h2>${subject}</h2>
              <p class="quiet">to ${recipient}, <time>${createdAt.toISOString()}</time></p>
              <pre>${linked(text)}</pre>
            </article>`,
        )}
      </main>`,
    })
  })
}
