import { parseSync, Visitor, type ESTree } from 'vite'

type Span = Pick<ESTree.Node, 'start' | 'end'>

const isWithin = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end

/** Whether a call is `name.method(…)` or `context.name.method(…)`. */
function isCallOf(node: ESTree.Node, name: string, method?: string): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object, property } = node.callee
  if (method !== undefined && (property.type !== 'Identifier' || property.name !== method)) return false
  const owner = object.type === 'MemberExpression' ? object.property : object
  return owner.type === 'Identifier' && owner.name === name
}

/**
 * The tests of stories that override a mock before they have waited for something: `3: retries`. The first
 * request of the page or of the `play` may still be on its way then, and would get the wrong answer.
 */
export function earlyOverrides(text: string): string[] {
  const { program } = parseSync('story.tsx', text)
  const tests: { readonly name: string; readonly body: Span }[] = []
  const functions: Span[] = []
  const overrides: Span[] = []
  const waits: Span[] = []
  new Visitor({
    ArrowFunctionExpression: (node) => void functions.push(node),
    FunctionExpression: (node) => void functions.push(node),
    FunctionDeclaration: (node) => void functions.push(node),
    AwaitExpression(node) {
      if (!isCallOf(node.argument, 'userEvent')) waits.push(node)
    },
    CallExpression(node) {
      if (isCallOf(node, 'msw', 'use')) overrides.push(node)
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const [name, body] = node.arguments
      if (callee.property.name === 'test' && name?.type === 'Literal' && body)
        tests.push({ name: String(name.value), body })
    },
  }).visit(program)

  /** What a helper inside the test awaits does not hold up the test. */
  const isDirectlyIn = (node: Span, body: Span) =>
    isWithin(node, body) &&
    !functions.some((inner) => inner.start !== body.start && isWithin(inner, body) && isWithin(node, inner))

  return tests.flatMap(({ name, body }) => {
    const override = overrides.find((node) => isWithin(node, body))
    if (!override || waits.some((node) => isDirectlyIn(node, body) && node.end < override.start)) return []
    return `${text.slice(0, body.start).split('\n').length}: ${name}`
  })
}
