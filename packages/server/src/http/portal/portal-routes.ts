import { z } from '@olympus/contract/schema'
import type { FindFile, StaticFile } from '../static-files.ts'

/** The parts of `builds/latest.json` and `builds/meta/{id}.json` that the server reads. */
const LatestBuild = z.object({ id: z.string() })
const names = z.array(z.string())
const values = z.optional(z.record(z.string(), z.unknown()))
const FirstRead = z.object({
  method: z.literal('GET'),
  path: z.templateLiteral(['/', z.string()]),
  input: z.object({ params: values, query: values }),
})
const PortalRoute = z.object({
  page: z.string(),
  access: z.enum(['guest', 'visitor', 'player']),
  hasPlayerData: z.boolean(),
  texts: names,
  scripts: names,
  styles: names,
  stylesheets: z.array(z.object({ name: z.string(), contains: names })),
  reads: z.optional(z.array(FirstRead)),
})
const BuildMeta = z.object({
  files: names,
  routes: z.record(z.string(), PortalRoute),
  firstPage: z.string(),
  session: names,
  parameters: z.record(z.string(), z.string()),
})

/** What a page loads before it renders. File names are relative to the built portal. */
export type PortalRoute = z.output<typeof PortalRoute>

export interface PortalRoutes extends Pick<z.output<typeof BuildMeta>, 'files' | 'session'> {
  /** Of the build. */
  readonly id: string
  /** The route of a path without language, or null. */
  readonly find: (pathname: string) => PortalRoute | null
  /** The page that visitors are sent to. */
  readonly firstPage: PortalRoute | null
}

const noRoutes: PortalRoutes = { id: '', files: [], session: [], find: () => null, firstPage: null }

async function read<Schema extends z.ZodMiniType>(file: StaticFile | null, schema: Schema) {
  return file && z.parse(schema, JSON.parse(new TextDecoder().decode(await file.body('identity'))))
}

/** Matches like the portal's router: without regard to case, except in parameters. */
function matcherOf(
  pattern: string,
  parameters: Readonly<Record<string, string>>,
): (pathname: string) => boolean {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return new RegExp(`^${RegExp.escape(segment)}$`, 'i')
    return new RegExp(parameters[segment.slice(1)] ?? '.')
  })
  return (pathname) => {
    const parts = pathname.split('/')
    return (
      parts.length === segments.length && segments.every((segment, index) => segment.test(parts[index] ?? ''))
    )
  }
}

/** Reads the routes that the build has written from the app's route table. A new build is read again. */
export function createPortalRoutes(findFile: FindFile): () => Promise<PortalRoutes> {
  const known = new WeakMap<StaticFile, Promise<PortalRoutes>>()

  async function load(latest: StaticFile): Promise<PortalRoutes> {
    const build = await read(latest, LatestBuild)
    const meta = await read(await findFile(`/builds/meta/${build?.id}.json`), BuildMeta)
    if (!build || !meta) return noRoutes
    const matchers = Object.entries(meta.routes).map(([pattern, route]) => ({
      route,
      matches: matcherOf(pattern, meta.parameters),
    }))
    return {
      id: build.id,
      files: meta.files,
      session: meta.session,
      find: (pathname) => matchers.find(({ matches }) => matches(pathname))?.route ?? null,
      firstPage: meta.routes[meta.firstPage] ?? null,
    }
  }

  return async () => {
    const latest = await findFile('/builds/latest.json')
    if (!latest) return noRoutes
    let routes = known.get(latest)
    if (!routes) {
      routes = load(latest)
      known.set(latest, routes)
      routes.catch(() => known.delete(latest))
    }
    return routes
  }
}
