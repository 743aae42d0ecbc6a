import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

export interface OutgoingMail extends Mail {
  readonly recipient: string
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
    async send({ recipient, subject, text, html, messageId }) {
      await transport.sendMail({ from, to: recipient, subject, text, html, messageId })
    },
    close: () => transport.close(),
  }
}
