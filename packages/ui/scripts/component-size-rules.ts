/** The gzip size of importing a single component, without React. */
export interface ComponentSize {
  readonly scriptBytes: number
  readonly styleBytes: number
  /** The packages that it includes. */
  readonly libraries: readonly string[]
}

/** Keyed by the component's path. */
export type Sizes = Readonly<Record<string, ComponentSize>>

/** The component kinds of a typical page with forms and lists. */
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
/** A few bytes in a small file are compressor noise, not growth. */
const toleratedBytes = 40

const overlayLibraries =
  /^(react-aria|react-aria-components|react-stately|@react-aria\/|@radix-ui\/react-(tooltip|toast|popper|popover|dialog))/

/** Components that half of all pages use. None of them may include an overlay library. */
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

/** One sentence per problem: growth, unknown components, exceeded budgets and unwanted overlay libraries. */
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
