import { parseSync, type ESTree } from 'vite'

import type { RouteAccess } from '../src/guards.ts'

/** A route, with the modules that its page is loaded from. */
export interface RouteSource {
  readonly pattern: string
  readonly access: RouteAccess['access']
  readonly layout: { readonly name: string; readonly module: string }
  /** The page and its data. */
  readonly modules: readonly string[]
  readonly data: readonly string[]
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

function exportedConstants(program: ESTree.Program): ReadonlyMap<string, Node> {
  const declarations = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  )
  return new Map(declarations.flatMap(({ id, init }) => (id.type === 'Identifier' ? [[id.name, init]] : [])))
}

/** Reads the source of `route-table.ts`; `paths` are the patterns it names. Modules are specifiers. */
export function routeSources(table: string, paths: Readonly<Record<string, string>>): RouteSources {
  const { program, module } = parseSync('route-table.ts', table)
  const imports = module.dynamicImports.map(({ start, end, moduleRequest }) => ({
    start,
    end,
    specifier: table.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  }))
  const importsIn = (node: Node) =>
    imports
      .filter(({ start, end }) => node && node.start <= start && end <= node.end)
      .map(({ specifier }) => specifier)

  const constants = exportedConstants(program)
  const layouts = propertiesOf(constants.get('layoutTable'))

  function routeOf(properties: ReturnType<typeof propertiesOf>): RouteSource {
    const pattern = paths[memberOf(properties.get('path'))]
    const access = textOf(properties.get('access'))
    const layout = textOf(properties.get('layout'))
    const [layoutModule] = importsIn(layouts.get(layout))
    const pages = importsIn(properties.get('page'))
    if (!pattern || !isAccess(access) || !layoutModule || pages.length === 0)
      throw new Error(`route-table.ts: cannot read the route of ${pattern ?? 'an unknown path'}`)
    const data = importsIn(properties.get('data'))
    return {
      pattern,
      access,
      layout: { name: layout, module: layoutModule },
      modules: [...pages, ...data],
      data,
    }
  }

  function routesIn(node: Node): RouteSource[] {
    if (node?.type !== 'ArrayExpression') throw new Error('route-table.ts: expected an array literal')
    return node.elements.flatMap((element) => {
      const properties = propertiesOf(element)
      const children = properties.get('children')
      return [routeOf(properties), ...(children ? routesIn(children) : [])]
    })
  }

  const routes = routesIn(constants.get('routeTable'))
  const ofRoutes = new Set(routes.flatMap(({ layout, modules }) => [layout.module, ...modules]))
  const fallbacks = imports.map(({ specifier }) => specifier).filter((specifier) => !ofRoutes.has(specifier))
  return { routes, fallbacks }
}
