import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space, weight } = vars

const rowMinHeight = '52px'
const numberMinWidth = '56px'
const timeMinWidth = '96px'

const wide = '(min-width: 640px)'

/** The columns are those of all rows, as wide as the longest head or number in any language. */
export const rows = style({
  ...type.sm,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, max-content)',
  columnGap: space[3],
  color: color.text2,
  '@container': {
    [wide]: {
      gridTemplateColumns: [
        'minmax(0, 1.3fr) minmax(0, 1.2fr)',
        `repeat(2, minmax(${numberMinWidth}, max-content))`,
        `minmax(${timeMinWidth}, max-content) minmax(${numberMinWidth}, max-content)`,
      ].join(' '),
      columnGap: space[4],
    },
  },
})

export const legend = style({
  gridColumn: '1 / -1',
  paddingInline: space[5],
  paddingBlockEnd: space[3],
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

const line = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  paddingInline: space[5],
  '@media': { [media.mobile]: { paddingInline: space[4] } },
})

export const heads = style([line, { ...type.xs, paddingBlockEnd: space[2], color: color.text3 }])

export const row = style([
  line,
  {
    rowGap: space[1],
    paddingBlock: space[2],
    borderBlockStart: `${border.thin} solid ${color.line}`,
    '@container': { [wide]: { minHeight: rowMinHeight, paddingBlock: 0 } },
  },
])

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontWeight: weight.medium,
})
/** In a narrow card, the name is above the bar. */
export const boss = style([
  name,
  {
    gridColumn: '1 / -1',
    color: color.text,
    '@container': { [wide]: { gridColumn: 'auto' } },
  },
])
export const icon = style({ color: color.text3 })

const onlyWide = { display: 'none', '@container': { [wide]: { display: 'block' } } } as const

export const barHead = style(onlyWide)
export const number = style({ textAlign: 'end' })
export const won = style([number, { color: color.text, fontWeight: weight.semibold }])
/** A narrow card has no room for the time, which the best times show below. */
export const time = style([number, onlyWide])
