import { createRequire } from 'node:module'

/** Loaded only if a mail server is configured. */
const loadLibrary = () => createRequire(import.meta.url)('nodemailer') as typeof import('nodemailer')

export interface OutgoingMail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** Empty: the mail is plain text. */
  readonly html: string
  /** The reply address; null: the sender. */
  readonly replyTo: string | null
  /** The same for every attempt, so that mail servers can detect duplicates. */
  readonly messageId: string
}

/** The mailbox does not exist. Retries would only look like spam. */
export class NoSuchMailbox extends Error {
  override readonly name = 'NoSuchMailbox'
}

/** Accepts a mail for delivery, or throws. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  /** Accepted mails can be read only in the outbox. */
  readonly isOutbox?: true
  close(): void
}

/** Sends nothing: mails stay in the outbox, and its page shows them. */
export const outboxTransport: MailTransport = {
  isOutbox: true,
  async send() {},
  close() {},
}

const timeoutMs = 10_000

interface SmtpError extends Error {
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/**
 * Whether a server reports permanently that the recipient does not exist. Other permanent errors (a
 * denied relay, an untrusted sender) may be fixed by changing settings, so those mails are retried.
 */
function isNoSuchMailbox({ command, response = '', responseCode = 0 }: SmtpError): boolean {
  if (command !== 'RCPT TO' || responseCode < 500) return false
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return status ? /^5\.[12]\./.test(status) : [550, 551, 553].includes(responseCode)
}

interface SmtpOptions {
  readonly url: string
  readonly from: string
  /** Sends nothing to a server that offers no encryption. `smtps:` is always encrypted. */
  readonly requiresTls: boolean
}

/** Sends mails through an SMTP server. */
export function createSmtpTransport({ url, from, requiresTls }: SmtpOptions): MailTransport {
  const transport = loadLibrary().createTransport({
    url,
    requireTLS: requiresTls,
    pool: true,
    maxConnections: 2,
    // Replaces a connection that the server closed while idle. The outbox does all other retries.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Mails contain only our own text and never refer to files or URLs to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ recipient, replyTo, html, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          to: recipient,
          ...(html && { html }),
          // As an object, so that it is never parsed as a list of addresses.
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        })
      } catch (error) {
        if (error instanceof Error && isNoSuchMailbox(error)) throw new NoSuchMailbox(error.message)
        throw error
      }
    },
    close: () => transport.close(),
  }
}
