import { reach } from './module-graph.ts'
import { nameOf } from './page-files.ts'
import { partOf } from './parts.ts'
import type { Portal } from './portal.ts'

/** Code of one page that is shorter joins the file that pages of its part share. */
const shortPage = 10_000

/** Code that pages of one part share joins the longest of these if it is shorter. */
const shortPart = 20_000

type Files = ReadonlyMap<string, string>

const modulesOf = (files: Files, name: string) =>
  [...files].flatMap(([id, file]) => (file === name ? [id] : []))

const lengthOf = (files: Files, name: string, portal: Portal) =>
  modulesOf(files, name)
    .filter((id) => !portal.isStyle(id))
    .reduce((sum, id) => sum + portal.lengthOf(id), 0)

/**
 * Moves a file into another one if one of them needs the other, the moved code no further file, and no file
 * between them needs it, which would be a cycle.
 */
function join(files: Files, [from, to]: readonly [string, string], { graph }: Portal): Files {
  const neededBy = (name: string) =>
    new Set([...reach(modulesOf(files, name), graph.imports)].flatMap((id) => files.get(id) ?? []))
  const [needs, needsOfTarget] = [neededBy(from), neededBy(to)]
  const isRelated = needs.has(to) || needsOfTarget.has(from)
  const isLoaded = [...needs].every((name) => name === from || needsOfTarget.has(name))
  const between = [...needsOfTarget].filter((name) => name !== from && name !== to)
  if (!isRelated || !isLoaded || between.some((name) => neededBy(name).has(from))) return files
  return new Map([...files].map(([id, name]) => [id, name === from ? to : name]))
}

/** Joins short files of pages: a request costs more than a little code. `files`: their names, by module. */
export function joinShortFiles(files: Files, portal: Portal): Files {
  const pages = [
    ...new Map(portal.routes.toReversed().map((route) => [route.modules[0], route])).values(),
  ].map((route) => ({ name: nameOf(route.pattern), part: partOf(route) }))
  const withPages = pages
    .filter(({ name }) => lengthOf(files, name, portal) < shortPage)
    .reduce<Files>((joined, { name, part }) => join(joined, [name, `${part}-pages`], portal), files)
  return [...Map.groupBy(pages, ({ part }) => part)]
    .filter(([part]) => lengthOf(withPages, `${part}-pages`, portal) < shortPart)
    .reduce<Files>((joined, [part, ofPart]) => {
      const [longest] = ofPart.toSorted(
        (one, other) => lengthOf(joined, other.name, portal) - lengthOf(joined, one.name, portal),
      )
      return longest ? join(joined, [`${part}-pages`, longest.name], portal) : joined
    }, withPages)
}
