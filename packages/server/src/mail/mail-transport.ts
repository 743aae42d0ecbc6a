import { createTransport } from 'nodemailer'
export interface OutgoingMail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who reads an answer to it; null: whoever sent it. */
  readonly replyTo: string | null
  /** The same at every try, so that a mail that arrives twice is recognised. */
  readonly messageId: string
}

/** There is no such mailbox: to try again would only look like spam. */
export class NoSuchMailbox extends Error {
  override readonly name = 'NoSuchMailbox'
}

/** Takes a mail over, or throws. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  /** A mail that it took over is read in the outbox only. */
  readonly isOutbox?: true
  close(): void
}

/** Mails stay where they are: the outbox page shows them. */
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
 * Whether a server says for good that the recipient does not exist. Other permanent answers (a relay that it denies, a sender that it
 * does not trust) may be mended in its settings or in ours, so they are tried again.
 */
function isNoSuchMailbox({ command, response = '', responseCode = 0 }: SmtpError): boolean {
  if (command !== 'RCPT TO' || responseCode < 500) return false
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return status ? /^5\.[12]\./.test(status) : [550, 551, 553].includes(responseCode)
}

/** Sends by the SMTP server of `url`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // A connection that the server closed while it was idle is replaced once; the outbox does all other repeating.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail is text that we wrote: it never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ recipient, replyTo, ...mail }) {
      try {
        await transport.sendMail({ ...mail, from, to: recipient, ...(replyTo && { replyTo }) })
      } catch (error) {
        if (error instanceof Error && isNoSuchMailbox(error)) throw new NoSuchMailbox(error.message)
        throw error
      }
    },
    close: () => transport.close(),
  }
}
