import { parseSync, type ESTree } from 'vite'

import type { RouteAccess } from '../src/guards.ts'

/** A route, with the modules that its page is loaded from. */
export interface RouteSource {
  readonly pattern: string
  readonly access: RouteAccess['access']
  readonly layout: { readonly name: string; readonly module: string }
  /** The page, its data, and the same of the pages around it. */
  readonly modules: readonly string[]
}

export interface RouteSources {
  readonly routes: readonly RouteSource[]
  /** Pages without a route, such as the one for unknown addresses. */
  readonly fallbacks: readonly string[]
}

type Node = ESTree.Node | null | undefined

const accesses: readonly string[] = ['guest', 'visitor', 'player'] satisfies RouteAccess['access'][]

const isAccess = (text: string): text is RouteAccess['access'] => accesses.includes(text)

function propertiesOf(node: Node): ReadonlyMap<string, ESTree.Expression> {
  if (node?.type !== 'ObjectExpression') throw new Error('route-table.ts: expected an object literal')
  return new Map(
    node.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, property.value] as const]
        : [],
    ),
  )
}

const textOf = (node: Node): string =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : ''

const memberOf = (node: Node): string =>
  node?.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : ''

const nameOf = (node: Node): string => (node?.type === 'Identifier' ? node.name : '')

function exportedConstants(program: ESTree.Program): ReadonlyMap<string, Node> {
  const declarations = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  )
  return new Map(declarations.flatMap(({ id, init }) => (id.type === 'Identifier' ? [[id.name, init]] : [])))
}

interface Source {
  readonly constants: ReadonlyMap<string, Node>
  /** Modules that the file loads, or only those within a node. */
  readonly importsIn: (node?: Node) => readonly string[]
}

function parse(text: string): Source {
  const { program, module } = parseSync('route-table.ts', text)
  const imports = module.dynamicImports.map(({ start, end, moduleRequest }) => ({
    start,
    end,
    specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  }))
  return {
    constants: exportedConstants(program),
    importsIn: (node) =>
      imports
        .filter(({ start, end }) => !node || (node.start <= start && end <= node.end))
        .map(({ specifier }) => specifier),
  }
}

/**
 * Reads the sources of `route-table.ts` and the lists of routes that it spreads; `paths` are the patterns
 * they name. Modules are specifiers.
 */
export function routeSources(
  texts: readonly string[],
  paths: Readonly<Record<string, string>>,
): RouteSources {
  const sources = texts.map(parse)
  const sourceOf = (constant: string) => {
    const source = sources.find(({ constants }) => constants.has(constant))
    if (!source) throw new Error(`route-table.ts: cannot find ${constant || 'a list of routes'}`)
    return source
  }
  const inLayouts = sourceOf('layoutTable')
  const layouts = propertiesOf(inLayouts.constants.get('layoutTable'))

  function routeOf(source: Source, properties: ReturnType<typeof propertiesOf>): RouteSource {
    const modulesOf = (property: string) => {
      const node = properties.get(property)
      return node ? source.importsIn(node) : []
    }
    const pattern = paths[memberOf(properties.get('path'))]
    const access = textOf(properties.get('access'))
    const layout = textOf(properties.get('layout'))
    const layoutNode = layouts.get(layout)
    const [layoutModule] = layoutNode ? inLayouts.importsIn(layoutNode) : []
    const pages = modulesOf('page')
    if (!pattern || !isAccess(access) || !layoutModule || pages.length === 0)
      throw new Error(`route-table.ts: cannot read the route of ${pattern ?? 'an unknown path'}`)
    return {
      pattern,
      access,
      layout: { name: layout, module: layoutModule },
      modules: [...pages, ...modulesOf('data')],
    }
  }

  /** A page renders inside the page of its parent, so it also loads that. */
  function routesIn(source: Source, node: Node, parent?: RouteSource): RouteSource[] {
    if (node?.type !== 'ArrayExpression') throw new Error('route-table.ts: expected an array literal')
    return node.elements.flatMap((element) => {
      if (element?.type === 'SpreadElement') return spreadRoutes(source, element.argument)
      const properties = propertiesOf(element)
      const children = properties.get('children')
      const own = routeOf(source, properties)
      const route = parent ? { ...own, modules: [...own.modules, ...parent.modules] } : own
      return [route, ...(children ? routesIn(source, children, route) : [])]
    })
  }

  /** A list of another file, or `alike([paths], route)`. */
  function spreadRoutes(source: Source, node: ESTree.Expression): RouteSource[] {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'alike') return routesOf(nameOf(node))
    const [patterns, route] = node.arguments
    if (patterns?.type !== 'ArrayExpression') throw new Error('route-table.ts: expected a list of paths')
    const properties = propertiesOf(route)
    return patterns.elements.flatMap((path) =>
      path && path.type !== 'SpreadElement' ? routeOf(source, new Map([...properties, ['path', path]])) : [],
    )
  }

  function routesOf(constant: string): RouteSource[] {
    const source = sourceOf(constant)
    return routesIn(source, source.constants.get(constant))
  }

  const routes = routesOf('routeTable')
  const ofRoutes = new Set(routes.flatMap(({ layout, modules }) => [layout.module, ...modules]))
  const fallbacks = sources
    .flatMap(({ importsIn }) => importsIn())
    .filter((specifier) => !ofRoutes.has(specifier))
  return { routes, fallbacks }
}
