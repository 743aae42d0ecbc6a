import fs from 'node:fs/promises'
import path from 'node:path'

import { parseSync, type Plugin } from 'vite'

// The supported props of a Lucide icon: size, stroke and the attributes of the SVG element.
const leanCreateIcon = `import { createElement } from 'react'
export default ({ node }) => ({ size = 24, strokeWidth = 2, color = 'currentColor', ...props }) =>
  createElement(
    'svg',
    {
      width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: color, strokeWidth,
      strokeLinecap: 'round', strokeLinejoin: 'round', ...props,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  )`

const packageName = 'lucide-react'

/** The module of each icon, as a path relative to the package's index. */
export const iconModules = (indexCode: string): ReadonlyMap<string, string> =>
  new Map(
    parseSync('index.mjs', indexCode)
      .module.staticExports.flatMap(({ entries }) => entries)
      .flatMap(({ exportName, importName, moduleRequest }) =>
        exportName.name && importName.name === 'default' && moduleRequest
          ? [[exportName.name, moduleRequest.value]]
          : [],
      ),
  )

/** Replaces imports from the package's index by imports of the icons' own modules. */
export function importIconsDirectly(code: string, moduleOf: (icon: string) => string): string {
  let direct = code
  const imports = parseSync('module.tsx', code).module.staticImports
  for (const { start, end, moduleRequest, entries } of imports.toReversed()) {
    const icons = entries.filter(({ isType }) => !isType)
    if (moduleRequest.value !== packageName || icons.length === 0) continue
    const replacements = icons.map(
      ({ importName, localName }) =>
        `import ${localName.value} from ${JSON.stringify(moduleOf(importName.name ?? localName.value))};`,
    )
    direct = direct.slice(0, start) + replacements.join(' ') + direct.slice(end)
  }
  return direct
}

/**
 * Renders Lucide's icons without its configurable component, which is larger than all icons of a page.
 * Imports each icon from its own module, so that the module graph shows which pages use it.
 */
export function leanIcons(): Plugin[] {
  let directory = ''
  let modules: ReadonlyMap<string, string> = new Map()

  return [
    {
      name: 'olympus-lean-icons',
      apply: 'build',
      transform: {
        filter: { id: /lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
        handler(code, id) {
          // The parts are static children here, so they need no keys.
          if (id.includes('/icons/')) return { code: code.replaceAll(/, key: "\w+"/g, ''), map: null }
          if (!code.includes('function createLucideIcon(iconDataOrName'))
            this.error('The build of lucide-react has changed: update lean-icons.ts')
          return { code: leanCreateIcon, map: null }
        },
      },
    },
    {
      name: 'olympus-direct-icons',
      apply: 'build',
      async buildStart() {
        const index = await this.resolve(packageName, import.meta.filename)
        if (!index) return this.error(`${packageName} is not installed`)
        directory = path.dirname(index.id)
        modules = iconModules(await fs.readFile(index.id, 'utf8'))
      },
      transform: {
        filter: { id: { exclude: /node_modules/ }, code: packageName },
        handler(code) {
          const moduleOf = (icon: string) => {
            const module = modules.get(icon)
            return module ? path.join(directory, module) : this.error(`${packageName} has no icon ${icon}`)
          }
          return { code: importIconsDirectly(code, moduleOf), map: null }
        },
      },
    },
  ]
}
