import { parseSync, Visitor, type ESTree } from 'vite'

type Node = ESTree.Node | null | undefined

/** Properties whose number is no length. vanilla-extract adds `px` to the number of every other one. */
const unitless = new Set([
  'animationIterationCount',
  'aspectRatio',
  'columnCount',
  'fillOpacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'gridArea',
  'gridColumn',
  'gridColumnEnd',
  'gridColumnStart',
  'gridRow',
  'gridRowEnd',
  'gridRowStart',
  'lineHeight',
  'opacity',
  'order',
  'scale',
  'stopOpacity',
  'strokeOpacity',
  'strokeWidth',
  'tabSize',
  'WebkitLineClamp',
  'zIndex',
])

/** Relative units, such as `em`, `%`, `fr` or `dvh`, say what they relate to, so they need no name. */
const absoluteLength = /(?<![\w#.])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|pt|pc|cm|mm|in)\b/g
const singleLength = /^-?(?:\d+\.?\d*|\.\d+)(?:px|rem|pt|pc|cm|mm|in)$/
const mediaCondition = /^\((?:min|max)-(?:width|height): [\w.]+\)$/
const gluedUnit = /^(?:px|rem|pt|pc|cm|mm|in)\b/

/** A key that names a CSS property and so says nothing about its value. */
const lengthProperty =
  /^(?:top|right|bottom|left|(?:(?:min|max)-)?(?:width|height)|(?:min|max)[A-Z]\w+|(?:margin|padding|inset|border|outline|scroll|font|line|letter|word|text|flex|grid|row|column|block|inline)(?:[A-Z]\w*)?|gap)$/

const lengthsIn = (text: string): string[] =>
  [...text.matchAll(absoluteLength)].map(([length]) => length).filter((length) => Number.parseFloat(length))

const withoutType = (node: Node): Node =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? withoutType(node.expression)
    : node

const keyOf = ({ key, computed }: { key: ESTree.Node; computed: boolean }): string | undefined => {
  if (computed) return undefined
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

const isSingleLength = (node: Node): boolean =>
  node?.type === 'Literal' &&
  (typeof node.value === 'number' ||
    (typeof node.value === 'string' && (singleLength.test(node.value) || mediaCondition.test(node.value))))

/** Whether a constant is a length, or a table whose keys name lengths. */
function isNamed(value: Node): boolean {
  const node = withoutType(value)
  if (node?.type === 'ArrayExpression') return node.elements.every((element) => isNamed(element))
  if (node?.type !== 'ObjectExpression') return isSingleLength(node)
  return node.properties.every(
    (property) =>
      property.type === 'Property' && !lengthProperty.test(keyOf(property) ?? '') && isNamed(property.value),
  )
}

/** Numbers to which vanilla-extract adds `px`. */
function numbersIn(value: Node): ESTree.Node[] {
  const node = withoutType(value)
  if (node?.type === 'Literal') return typeof node.value === 'number' && node.value !== 0 ? [node] : []
  if (node?.type === 'UnaryExpression') return numbersIn(node.argument)
  if (node?.type === 'ArrayExpression') return node.elements.flatMap((element) => numbersIn(element))
  if (node?.type === 'ConditionalExpression')
    return [...numbersIn(node.consequent), ...numbersIn(node.alternate)]
  if (node?.type === 'BinaryExpression' && (node.operator === '+' || node.operator === '-'))
    return [...numbersIn(node.left), ...numbersIn(node.right)]
  return []
}

interface Range {
  readonly start: number
  readonly end: number
}

function moduleConstants({ body }: ESTree.Program): ESTree.VariableDeclarator[] {
  const declarations = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
  return declarations.flatMap((node) =>
    node?.type === 'VariableDeclaration' && node.kind === 'const' ? node.declarations : [],
  )
}

/**
 * Lengths in the source of a style that are neither a token nor a named constant, each as `line: length`. A
 * name is a constant of the module, an entry of a table in one, a component variable, or a token's
 * definition.
 */
export function rawLengths(source: string): string[] {
  const { program } = parseSync('style.css.ts', source)
  const named: Range[] = moduleConstants(program).flatMap(({ init }) => (init && isNamed(init) ? [init] : []))
  const found: { start: number; length: string }[] = []

  const report = ({ start, end }: Range, length: string) => {
    if (!named.some((range) => range.start <= start && end <= range.end)) found.push({ start, length })
  }

  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === 'assignVars') named.push(call)
    },
    Property(property) {
      if (property.computed && property.key.type !== 'Literal' && isSingleLength(property.value))
        named.push(property.value)
      if (unitless.has(keyOf(property) ?? '')) return
      for (const number of numbersIn(property.value)) report(number, source.slice(number.start, number.end))
    },
    Literal(literal) {
      if (typeof literal.value !== 'string') return
      for (const length of lengthsIn(literal.value)) report(literal, length)
    },
    TemplateLiteral({ quasis }) {
      for (const [index, quasi] of quasis.entries()) {
        const text = quasi.value.raw
        const glued = index > 0 ? gluedUnit.exec(text) : null
        if (glued) report(quasi, `…${glued[0]}`)
        for (const length of lengthsIn(text)) report(quasi, length)
      }
    },
  }).visit(program)

  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, length }) => `${source.slice(0, start).split('\n').length}: ${length}`)
}
