/** `builds/meta/{buildId}.json`. File names are relative to the built portal. */
export interface BuildMeta {
  readonly id: string
  /** ISO 8601. */
  readonly timestamp: string
  /** All files of the build; kept on the server as long as pages of this build may be open. */
  readonly files: readonly string[]
  /** Code and styles that the first page loads before it draws, by the pattern of its route. */
  readonly routes: Readonly<Record<string, RouteFiles>>
}

export interface RouteFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export interface RouteSource {
  readonly pattern: string
  readonly layout: string
  /** Modules that its page and its layout are loaded from, relative to `src`. */
  readonly modules: readonly string[]
}

/** Reads patterns and modules out of the texts of `paths.ts` and `route-table.ts`, where both stand literally. */
export function routeSources(pathsText: string, tableText: string): RouteSource[] {
  const patterns = new Map(
    [...pathsText.matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, name, path]) => [name, path]),
  )
  const layoutModules = new Map(
    [...tableText.matchAll(/^ {2}(\w+): lazyPage\([\s\S]*?import\('\.\/(layouts\/[^']+)'\)/gm)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  )
  const [, ...blocks] = tableText.slice(tableText.indexOf('routeTable')).split(/(?=path: paths\.)/)
  return blocks.map((block) => {
    const pattern = patterns.get(/^path: paths\.(\w+)/.exec(block)?.[1])
    const layout = /layout: '(\w+)'/.exec(block)?.[1]
    const layoutModule = layoutModules.get(layout ?? '')
    const pages = [...block.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file = '']) => file)
    if (!pattern || !layout || !layoutModule || pages.length === 0)
      throw new Error(`route-table.ts is not read here: ${block.slice(0, 80)}`)
    return { pattern, layout, modules: [layoutModule, ...pages] }
  })
}

interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly styles: readonly string[]
}

/** Files of some chunks and of all that they import statically. */
export function closureOf(roots: readonly Chunk[], chunkOf: (fileName: string) => Chunk | undefined) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = ({ fileName, imports, styles: own }: Chunk) => {
    if (scripts.has(fileName)) return
    scripts.add(fileName)
    for (const style of own) styles.add(style)
    for (const name of imports) {
      const chunk = chunkOf(name)
      if (chunk) visit(chunk)
    }
  }
  roots.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}
