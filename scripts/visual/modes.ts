import type { ModeParameters, Size, Story } from './story.ts'

/** Globals and width of one picture of a story. */
export interface Mode {
  readonly name: string
  readonly size: Size
  readonly globals: Readonly<Record<string, string>>
}

const usual: Size = { width: 1280, height: 800 }

function pixels(value: unknown): number | undefined {
  const number = typeof value === 'string' ? /^(\d+)(px)?$/.exec(value)?.[1] : value
  return number !== undefined && Number.isInteger(Number(number)) ? Number(number) : undefined
}

function sizeOf(viewport: unknown, viewports: Story['viewports']): Size {
  if (typeof viewport === 'string' && viewports[viewport]) return viewports[viewport]
  if (typeof viewport === 'object' && viewport !== null) {
    const { value, width, height } = viewport as Record<string, unknown>
    if (value !== undefined) return sizeOf(value, viewports)
    return { width: pixels(width) ?? usual.width, height: pixels(height) ?? usual.height }
  }
  return { ...usual, width: pixels(viewport) ?? usual.width }
}

const isOff = ({ disable, disabled }: ModeParameters): boolean => disable === true || disabled === true

/** Only text and numbers, since they go into the address of a story. */
const plain = (globals: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(globals)
      .filter(
        ([name, value]) => name !== 'viewport' && ['string', 'number', 'boolean'].includes(typeof value),
      )
      .map(([name, value]) => [name, String(value)]),
  )

/**
 * The modes of a story. A story can set a global or the viewport itself. Modes that differ only in that
 * would give the same picture twice, so the first one is kept.
 */
export function modesOf(
  { chromatic, globals, viewports }: Story,
  defaults: Readonly<Record<string, ModeParameters>>,
): Mode[] {
  if (chromatic.disableSnapshot || chromatic.disable) return []
  const known = new Set<string>()
  return Object.entries(chromatic.modes ?? defaults)
    .filter(([, parameters]) => !isOff(parameters))
    .map(([name, parameters]) => ({
      name,
      size: sizeOf(globals['viewport'] ?? parameters['viewport'], viewports),
      globals: { ...plain(parameters), ...plain(globals) },
    }))
    .filter(({ size, globals }) => {
      const key = JSON.stringify([size, Object.entries(globals).sort()])
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    })
}
