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

/** Takes a mail over, or throws. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** Mails stay where they are: the outbox page shows them. */
export const outboxTransport: MailTransport = {
  async send() {},
  close() {},
}

const timeoutMs = 10_000

/** Sends by the SMTP server of `url`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail is text that we wrote: it never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ recipient, replyTo, ...mail }) {
      await transport.sendMail({ ...mail, from, to: recipient, ...(replyTo && { replyTo }) })
    },
    close: () => transport.close(),
  }
}
