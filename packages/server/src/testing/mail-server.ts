import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** By lower-case name, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly recipients: readonly string[]
  readonly text: string
  readonly html: string
}

/** How the server handles the next mail: accept it, reply with a code, or drop the connection. */
export type MailReaction =
  | 'accept'
  | 'die-in-data'
  | 'die-after-data'
  | { readonly at: 'data' | 'recipient'; readonly code: number; readonly reply: string }

export interface MailServer {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** Message-IDs of all mails that were sent, accepted or not. */
  readonly offered: readonly string[]
  /** Sets the reactions to the next mails, in order. All later mails are accepted. */
  react(...reactions: MailReaction[]): void
  close(): Promise<void>
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )

function headersOf(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  return { headers: headersOf(raw.slice(0, end)), body: raw.slice(end + 4) }
}

function partOf(raw: string, boundary: string, type: string): string {
  for (const part of raw.split(`--${boundary}`)) {
    const { headers, body } = split(part.trimStart())
    if (!headers.get('content-type')?.startsWith(type)) continue
    const encoding = headers.get('content-transfer-encoding')
    const text = body.replace(/\r\n$/, '')
    if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
    return encoding === 'quoted-printable' ? decodeQuoted(text) : text
  }
  return ''
}

function parse(raw: string, recipients: readonly string[]): ReceivedMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const lines = (type: string) => partOf(body, boundary, type).replaceAll('\r\n', '\n')
  return { headers, recipients, text: lines('text/plain'), html: lines('text/html') }
}

const refusal = ({ code, reply }: { readonly code: number; readonly reply: string }) =>
  Object.assign(new Error(reply), { responseCode: code })

/** Starts a real local SMTP server that can misbehave on demand. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const offered: string[] = []
  const reactions: MailReaction[] = []
  const sockets = new Set<Socket>()
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      const [next] = reactions
      if (typeof next !== 'object' || next.at !== 'recipient') return done()
      reactions.shift()
      return done(refusal(next))
    },
    onData(stream, { envelope }, done) {
      const next = reactions.shift() ?? 'accept'
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (next === 'die-in-data') dropAll()
      })
      stream.on('end', () => {
        const mail = parse(
          Buffer.concat(chunks).toString('utf8'),
          envelope.rcptTo.map(({ address }) => address),
        )
        offered.push(mail.headers.get('message-id') ?? '')
        if (typeof next === 'object') return done(refusal(next))
        received.push(mail)
        if (next === 'die-after-data') return dropAll()
        return done()
      })
    },
  })
  // Tests make the client abandon connections.
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered,
    react: (...next) => void reactions.push(...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
