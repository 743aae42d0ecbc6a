import { z } from '@olympus/contract/schema'
import type { StaticFile } from './static-files.ts'

type FindFile = (name: string) => Promise<StaticFile | null>

/** The parts of `builds/latest.json` and `builds/meta/{id}.json` that the server reads. */
const LatestBuild = z.object({ id: z.string() })
const BuildMeta = z.object({
  routes: z.record(z.string(), z.unknown()),
  parameters: z.record(z.string(), z.string()),
})

type HasPage = (pathname: string) => boolean

async function read<Schema extends z.ZodMiniType>(file: StaticFile | null, schema: Schema) {
  return file && z.parse(schema, JSON.parse(new TextDecoder().decode(await file.body('identity'))))
}

/** Matches like the portal's router: without regard to case, except in parameters. */
function matcherOf(pattern: string, parameters: Readonly<Record<string, string>>): HasPage {
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
export function createPortalRoutes(findFile: FindFile): (pathname: string) => Promise<boolean> {
  const known = new WeakMap<StaticFile, Promise<HasPage>>()

  async function load(latest: StaticFile): Promise<HasPage> {
    const build = await read(latest, LatestBuild)
    const meta = await read(await findFile(`/builds/meta/${build?.id}.json`), BuildMeta)
    const matchers = Object.keys(meta?.routes ?? {}).map((pattern) =>
      matcherOf(pattern, meta?.parameters ?? {}),
    )
    return (pathname) => matchers.some((matches) => matches(pathname))
  }

  return async (pathname) => {
    const latest = await findFile('/builds/latest.json')
    if (!latest) return false
    let hasPage = known.get(latest)
    if (!hasPage) {
      hasPage = load(latest)
      known.set(latest, hasPage)
      hasPage.catch(() => known.delete(latest))
    }
    return (await hasPage)(pathname)
  }
}
