interface Selector {
  readonly text: string
  /** The classes that it needs, without those in `:not()`, `:has()` and the like. */
  readonly classes: readonly string[]
}

interface Declared {
  readonly text: string
  /** Null unless it is a custom property. */
  readonly property: string | null
  /** The custom properties that its value names. */
  readonly uses: readonly string[]
}

/** A part of a style sheet. `prelude`: `@media print`. `keyframes`: the name that declarations use. */
export type Part =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly declared: readonly Declared[] }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly Part[] }
  | { readonly kind: 'text'; readonly text: string; readonly keyframes: string | null }

interface Token {
  readonly text: string
  readonly end: string
}

/** Up to what ends a declaration, or begins or ends a block. */
const token = /((?:[^{};"'(]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:"[^"]*"|'[^']*')?)*)([{};])/g

const isGroup = /^@(?:container|layer|media|supports)\b/

/** Repeated, as functions may contain others. */
function withoutFunctions(selector: string): string {
  const outer = selector.replaceAll(/\([^()]*\)/g, '')
  return outer === selector ? selector : withoutFunctions(outer)
}

/** The selectors of a list, whose functions may contain lists. */
const selectorsOf = (list: string): Selector[] =>
  (list.match(/(?:[^,(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []).map((text) => ({
    text,
    classes: [...withoutFunctions(text).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  }))

function declaredOf(text: string): Declared {
  const property = /^--[\w-]+/.exec(text)?.[0] ?? null
  return { text, property, uses: text.slice(text.indexOf(':')).match(/--[\w-]+/g) ?? [] }
}

function declarationsOf(selectors: string, tokens: Iterator<Token, undefined>): Declared[] {
  const declared: Declared[] = []
  for (;;) {
    const { text, end } = tokens.next().value ?? { text: '', end: '{' }
    if (end === '{') throw new Error(`A block begins in ${selectors}`)
    if (text !== '') declared.push(declaredOf(text))
    if (end === '}') return declared
  }
}

/** The text of a block up to its end. */
function blockOf(tokens: Iterator<Token, undefined>): string {
  let [block, depth] = ['', 1]
  while (depth > 0) {
    const { text, end } = tokens.next().value ?? { text: '', end: '}' }
    block += text + end
    if (end !== ';') depth += end === '{' ? 1 : -1
  }
  return block
}

function partsOf(tokens: Iterator<Token, undefined>): Part[] {
  const parts: Part[] = []
  for (let next = tokens.next(); !next.done && next.value.end !== '}'; next = tokens.next()) {
    const { text, end } = next.value
    if (end === ';') parts.push({ kind: 'text', text: `${text};`, keyframes: null })
    else if (isGroup.test(text)) parts.push({ kind: 'group', prelude: text, parts: partsOf(tokens) })
    else if (text.startsWith('@')) {
      const keyframes = /^@keyframes ([\w-]+)/.exec(text)?.[1] ?? null
      parts.push({ kind: 'text', text: `${text}{${blockOf(tokens)}`, keyframes })
    } else parts.push({ kind: 'rule', selectors: selectorsOf(text), declared: declarationsOf(text, tokens) })
  }
  return parts
}

function* tokensOf(css: string): Generator<Token, undefined> {
  for (const [, text = '', end = ''] of css.matchAll(token)) yield { text, end }
}

/**
 * Parses a style sheet of a build, which has no comments and no nested rules. A general parser takes 15
 * times as long to start, while the first player waits for a page.
 */
export const parseStyles = (css: string): Part[] => partsOf(tokensOf(css))
