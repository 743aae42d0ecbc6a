import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parseSync, Visitor } from 'vite'
import type { Endpoint } from '../packages/contract/src/endpoint.ts'
import { endpoints } from '../packages/contract/src/endpoints.ts'

const server = join(import.meta.dirname, '../packages/server/src')
const table: Readonly<Record<string, Endpoint>> = endpoints

/** Rows that are worth something: coins, goods and purchases; or whose acts delete such things for good. */
const movesValue = /\binsert\s+into\s+(ledger_entry|task|donation|character_selection)\b/i

interface Source {
  readonly text: string
  /** Imported files by local name, without types. */
  readonly imports: ReadonlyMap<string, string>
}

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const imports = parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value.startsWith('.')
      ? entries
          .filter(({ isType }) => !isType)
          .map(({ localName }) => [localName.value, resolve(dirname(file), moduleRequest.value)] as const)
      : [],
  )
  return { text, imports: new Map(imports) }
}

const files = globSync('**/*.ts', { cwd: server })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => join(server, file))
const sources = new Map(files.map((file) => [file, readSource(file)]))

/** A file and all that it imports. */
function reachOf(roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set(roots)
  // Iterating over a set also visits elements added during the loop.
  for (const file of reached)
    for (const imported of sources.get(file)?.imports.values() ?? []) reached.add(imported)
  return reached
}

/** The source of each endpoint's handler and of each function of a file. */
function partsOf(file: string, text: string) {
  const [handlers, functions] = [new Map<string, string>(), new Map<string, string>()]
  new Visitor({
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && key.name in table) handlers.set(key.name, text.slice(start, end))
    },
    VariableDeclarator({ id, start, end }) {
      if (id.type === 'Identifier') functions.set(id.name, text.slice(start, end))
    },
    FunctionDeclaration({ id, start, end }) {
      if (id) functions.set(id.name, text.slice(start, end))
    },
  }).visit(parseSync(file, text).program)
  return { handlers, functions }
}

/** The files that each endpoint of `routes.ts` can run. */
function routesOf(file: string): (readonly [string, ReadonlySet<string>])[] {
  const { text, imports } = sources.get(file) ?? readSource(file)
  const { handlers, functions } = partsOf(file, text)
  return [...handlers].map(([name, handler]) => {
    const parts = new Set([handler])
    const used = new Set<string>()
    for (const part of parts)
      for (const [word] of part.matchAll(/[\w$]+/g)) {
        const [local, imported] = [functions.get(word), imports.get(word)]
        if (local !== undefined) parts.add(local)
        if (imported !== undefined) used.add(imported)
      }
    return [name, reachOf([...used])]
  })
}

const routes = files.filter((file) => file.endsWith('/routes.ts')).flatMap(routesOf)

/** Endpoints that apply facts of a payment provider, each of which counts once whoever brings it. */
const settling = ['getPurchase']

/** Endpoints that take back what others with a key have done. A repeat gets the first answer. */
const undoing = ['cancelSelection']

/** Endpoints that can be done once only, because they reveal something. A repeat gets the first answer. */
const revealing = ['rotateSeed']

it('every endpoint is found in a routes.ts', () => {
  expect(routes.map(([name]) => name).sort()).toEqual(Object.keys(table).sort())
})

it('an endpoint takes an idempotency key if its code can move value, and only then', () => {
  const movers = new Set([...sources].filter(([, { text }]) => movesValue.test(text)).map(([file]) => file))
  expect(movers.size).toBeGreaterThan(2)
  const moving = routes.filter(([, reached]) => [...reached].some((file) => movers.has(file)))
  const marked = Object.keys(table).filter((name) => table[name]?.isIdempotent)
  expect([...moving.map(([name]) => name), ...undoing, ...revealing].sort()).toEqual(
    [...marked, ...settling].sort(),
  )
})
