import type { Plugin } from 'vite'

// What the design uses of a Lucide icon: size, stroke and the attributes of the SVG element.
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

/** Draws Lucide's icons without its configurable component, which weighs more than the icons of a page. */
export const leanIcons = (): Plugin => ({
  name: 'olympus-lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
    handler(code, id) {
      // Keys tell the parts of an icon apart in a list; here each part has its place.
      if (id.includes('/icons/')) return { code: code.replaceAll(/, key: "\w+"/g, ''), map: null }
      if (!code.includes('function createLucideIcon(iconDataOrName'))
        this.error('lucide-react makes its icons in another way now: look at lean-icons.ts')
      return { code: leanCreateIcon, map: null }
    },
  },
})
