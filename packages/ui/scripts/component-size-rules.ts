/** What importing one component alone brings along, compressed with gzip; React is not counted. */
export interface ComponentSize {
  readonly scriptBytes: number
  readonly styleBytes: number
  /** The packages that are in it. */
  readonly libraries: readonly string[]
}

/** By the component's path. */
export type Sizes = Readonly<Record<string, ComponentSize>>

/** One of each kind that a page of forms and lists is made of. */
export const tenComponents = [
  'button/button',
  'tooltip/tooltip',
  'toast/toaster',
  'dialog/dialog',
  'tabs/tabs',
  'select/select',
  'pagination/pagination',
  'number-field/number-field',
  'checkbox/checkbox',
  'switch/switch',
]

const tenBudget = 50_000
const toleratedRise = 1.02
/** A few bytes of a small file are noise of the compressor, not growth. */
const toleratedBytes = 40

const overlayLibraries =
  /^(react-aria|react-aria-components|react-stately|@react-aria\/|@radix-ui\/react-(tooltip|toast|popper|popover|dialog))/

/** Components that half of all pages show: none of them may bring an overlay library along. */
const lightComponents = [
  'button/button',
  'button/button-link',
  'icon-button/icon-button',
  'text-link/text-link',
  'badge/badge',
  'card/card',
  'text-field/text-field',
  'checkbox/checkbox',
]

const risen = (name: string, size: ComponentSize, known: ComponentSize | undefined): string[] => {
  if (!known) return [`${name} is not in the table: --update`]
  return (['scriptBytes', 'styleBytes'] as const).flatMap((part) =>
    size[part] > known[part] * toleratedRise && size[part] > known[part] + toleratedBytes
      ? [`${name}: ${part} is ${size[part]} instead of ${known[part]}`]
      : [],
  )
}

/** What has grown, is unknown, is over its budget or drags an overlay library along, each in a sentence. */
export function complaintsAbout(
  { ten, sizes }: { ten: ComponentSize; sizes: Sizes },
  known: { ten: ComponentSize; components: Sizes },
): string[] {
  const tenBytes = ten.scriptBytes + ten.styleBytes
  return [
    ...Object.entries(sizes).flatMap(([name, size]) => risen(name, size, known.components[name])),
    ...Object.keys(known.components).flatMap((name) => (sizes[name] ? [] : [`${name} is gone: --update`])),
    ...risen('The ten together', ten, known.ten),
    ...(tenBytes > tenBudget ? [`The ten together: ${tenBytes} bytes, the budget is ${tenBudget}`] : []),
    ...lightComponents.flatMap((name) =>
      (sizes[name]?.libraries ?? [])
        .filter((library) => overlayLibraries.test(library))
        .map((library) => `${name} pulls in ${library}`),
    ),
  ]
}
