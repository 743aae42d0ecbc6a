/**
 * What a page of documentation says: an exchange of request and reply, or something that happens between
 * them.
 */
export type DocumentedStep =
  | { readonly kind: 'event'; readonly what: string }
  | {
      readonly kind: 'exchange'
      readonly title: string
      readonly method: string
      readonly path: string
      readonly sender: string | null
      readonly body: unknown
      readonly status: number
      readonly reply: unknown
    }

const parts = /```http\n(.*?)\n```|<!-- test: (.*?) -->/gs

interface Message {
  readonly head: string
  readonly headers: string
  readonly body: unknown
}

function messageOf(block: string): Message {
  const [top = '', ...rest] = block.split('\n\n')
  const [head = '', ...headers] = top.split('\n')
  const text = rest.join('\n\n')
  return { head, headers: headers.join('\n'), body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

/** Reads the blocks of a page that are marked as `http`, which are requests and replies in turn. */
export function documentedSteps(page: string): DocumentedStep[] {
  const steps: DocumentedStep[] = []
  let request: Message | null = null
  for (const [, block, what] of page.matchAll(parts)) {
    if (what !== undefined) steps.push({ kind: 'event', what })
    if (block === undefined) continue
    const message = messageOf(block)
    const status = /^HTTP\/1\.1 (\d+)/.exec(message.head)?.[1]
    if (status === undefined) {
      if (request) throw new Error(`${request.head} has no reply`)
      request = message
      continue
    }
    if (!request) throw new Error(`${message.head} answers no request`)
    const [method = '', path = ''] = request.head.split(' ')
    const sender = /^Authorization: .* of (\w+)$/m.exec(request.headers)?.[1] ?? null
    const { body } = request
    const title = `${steps.length + 1}. ${request.head}`
    steps.push({
      kind: 'exchange',
      title,
      method,
      path,
      sender,
      body,
      status: Number(status),
      reply: message.body,
    })
    request = null
  }
  if (request) throw new Error(`${request.head} has no reply`)
  return steps
}

/** Fields whose values the portal chooses, and what they identify. */
const chosen: Readonly<Record<string, string>> = {
  accountId: 'account',
  characterId: 'character',
  epoch: 'epoch',
  id: 'task',
  leaseToken: 'lease',
}
const moments = new Set(['leaseExpiresAt', 'leaseUntil', 'serverNow', 'startedAt'])

/** Fills in a page's examples, and tells whether a reply is as the page says. */
export interface Placeholders {
  /** The value that stands for one of the page. */
  bind(what: string, documented: unknown, real: unknown): void
  /** A request of the page with real values. */
  fill(documented: unknown): unknown
  /** A real reply with the values of the page, where they stand for each other. */
  document(real: unknown, documented: unknown): unknown
}

const keyOf = (what: string, documented: unknown) => `${what} ${JSON.stringify(documented)}`

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** `shiftMs`: how much later than on the page everything happens. */
export function createPlaceholders(shiftMs: number): Placeholders {
  const known = new Map<string, unknown>()

  function fillField(name: string, value: unknown): unknown {
    const what = chosen[name]
    if (what !== undefined) return known.get(keyOf(what, value)) ?? value
    if (typeof value === 'string' && name.endsWith('At'))
      return new Date(Date.parse(value) + shiftMs).toISOString()
    return fill(value)
  }

  function fill(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(fill)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fillField(name, field)]))
  }

  function documentField(name: string, real: unknown, documented: unknown): unknown {
    if (moments.has(name)) return Number.isNaN(Date.parse(String(real))) ? real : documented
    if (name === 'clockSkewMs') return Number.isInteger(real) ? documented : real
    const what = chosen[name]
    if (what === undefined) return document(real, documented)
    const key = keyOf(what, documented)
    if (!known.has(key) && typeof real === typeof documented) known.set(key, real)
    return known.get(key) === real ? documented : real
  }

  function document(real: unknown, documented: unknown): unknown {
    if (Array.isArray(real) && Array.isArray(documented))
      return real.map((value: unknown, index) => document(value, documented[index]))
    if (!isObject(real) || !isObject(documented) || Array.isArray(real)) return real
    return Object.fromEntries(
      Object.entries(real).map(([name, value]) => [name, documentField(name, value, documented[name])]),
    )
  }

  return {
    bind: (what, documented, real) => void known.set(keyOf(what, documented), real),
    fill,
    document,
  }
}
