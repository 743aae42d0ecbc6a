import { type } from '@olympus/ui/theme/type-styles'
import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, duration, ease, ring, space } = vars

const hairline = `${border.thin} solid ${color.line}`
const amountMinWidth = '64px'
const amountColumn = `minmax(${amountMinWidth}, auto)`
const chevronColumn = '16px'
const rowMinHeight = '48px'

const inset = { padding: `0 ${space[5]}`, '@media': { [media.mobile]: { padding: `0 ${space[4]}` } } }

export const filter = style([inset, { paddingBlockEnd: space[1.5] }])

export const groups = style([inset, { paddingBlockEnd: space[2] }])

export const groupName = style({
  ...type.sm,
  paddingBlock: `${space[4.5]} ${space[2.5]}`,
  fontWeight: vars.weight.semibold,
})

export const details = style({ borderBlockStart: hairline })

export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 30%) minmax(0, 1fr) ${amountColumn} ${chevronColumn}`,
  alignItems: 'center',
  gap: space[4],
  minHeight: rowMinHeight,
  borderRadius: vars.radius.sm,
  listStyle: 'none',
  color: color.text2,
  selectors: {
    'summary&': { cursor: 'pointer' },
    'summary&:hover': { color: color.text },
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: ring.inside },
  },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: `minmax(0, 1fr) auto ${chevronColumn}`,
      gap: `${space[1.5]} ${space[3]}`,
      paddingBlock: space[3],
    },
  },
})

export const stat = style({ overflowWrap: 'anywhere' })

export const bar = style({ '@media': { [media.mobile]: { gridRow: 2, gridColumn: '1 / -1' } } })

export const amount = style({
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
})

export const chevron = style({
  color: color.text3,
  selectors: { [`${details}[open] > summary > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.motion]: { transition: `transform ${duration.base} ${ease.inOut}` } },
})

export const sources = style({ display: 'grid', paddingBlockEnd: space[3.5], listStyle: 'none' })

export const source = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[1.5]} ${space[8]} ${space[1.5]} 0`,
  '@media': { [media.mobile]: { paddingInlineEnd: 0 } },
})

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ ...type.xs, color: color.text3 })
