import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space } = vars
const tileSize = 56
const tileRadius = 14
const titleText = '22px'
const otherPaddingBlock = 14
const minTarget = 44
/** Below these, a text stands above what is beside it. */
const headingWidth = '12rem'
const otherWidth = '14rem'

const hairline = `${border.thin} solid ${color.line}`

export const top = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    padding: space[5],
    '@media': { [media.mobile]: { flexWrap: 'wrap', padding: space[4] } },
  }),
)

export const tile = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: tileSize,
    height: tileSize,
    border: hairline,
    borderRadius: tileRadius,
    background: color.surface3,
    color: color.text2,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
)

export const heading = style(
  inComponents({
    flex: `1 1 ${headingWidth}`,
    minWidth: 0,
    '@media': { [media.mobile]: { flexBasis: '100%' } },
  }),
)
export const line = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    marginBlockEnd: space[1],
  }),
)
export const title = style(
  inComponents({ ...type.xl, fontSize: titleText, lineHeight: vars.leading.xl, overflowWrap: 'anywhere' }),
)
export const download = style(inComponents({ '@media': { [media.mobile]: { width: '100%' } } }))
export const quiet = style(inComponents({ ...type.sm, color: color.text3 }))

export const facts = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, auto))',
    borderBlockStart: hairline,
    background: color.surface2,
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)
export const fact = style(
  inComponents({
    padding: `${space[3]} ${space[5]}`,
    minWidth: 0,
    selectors: { '& + &': { borderInlineStart: hairline } },
    '@media': {
      [media.mobile]: {
        padding: `${space[3]} ${space[4]}`,
        selectors: {
          '&:first-child, &:last-child': { gridColumn: '1 / -1' },
          '& + &': { borderBlockStart: hairline },
          '&:nth-child(2), &:last-child': { borderInlineStart: 'none' },
        },
      },
    },
  }),
)
export const value = style(inComponents({ fontWeight: 500, overflowWrap: 'anywhere' }))

export const hashRow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[3]} ${space[5]}`,
    borderBlockStart: hairline,
    '@media': { [media.mobile]: { flexWrap: 'wrap', padding: `${space[3]} ${space[4]}` } },
  }),
)
export const hashLabel = style(
  inComponents({
    ...type.xs,
    flex: 'none',
    color: color.text3,
    '@media': { [media.mobile]: { width: '100%' } },
  }),
)
export const hash = style(
  inComponents({
    ...type.xs,
    flex: 1,
    minWidth: 0,
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
)

export const other = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: otherPaddingBlock,
  }),
)
export const otherText = style(inComponents({ display: 'grid', flex: `1 1 ${otherWidth}`, minWidth: 0 }))
export const otherName = style(inComponents({ fontWeight: 500 }))

export const disclosure = style(inComponents({ borderBlockStart: hairline }))
export const summary = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: minTarget,
    paddingInline: space[5],
    color: color.text2,
    cursor: 'pointer',
    '@media': { [media.mobile]: { paddingInline: space[4] } },
  }),
)
export const chevron = style(
  inComponents({ selectors: { [`${disclosure}[open] &`]: { transform: 'rotate(180deg)' } } }),
)
