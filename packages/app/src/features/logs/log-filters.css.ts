import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { space } = vars

const kindWidth = '220px'
const dayWidth = '190px'
/** Holds a day with its buttons. Two of them fit a window of 390 px. */
const dayMinWidth = '172px'
const asideWidth = '340px'
const labelRow = `calc(${vars.leading.sm} + ${space[1.5]})`

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[3],
  marginTop: space[6],
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(${dayMinWidth}, 1fr))`,
      marginTop: space[4],
    },
  },
})

export const kind = style({
  width: kindWidth,
  '@media': { [media.mobile]: { width: 'auto', gridColumn: '1 / -1' } },
})

export const day = style({
  width: dayWidth,
  '@media': { [media.mobile]: { width: 'auto' } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignSelf: 'end',
  marginInlineStart: 'auto',
  '@media': {
    [media.aboveMobile]: {
      selectors: {
        // An error hangs below its field. The buttons stay beside the fields, below the labels.
        [`${bar}:has([data-invalid]) > &`]: { alignSelf: 'start', marginBlockStart: labelRow },
      },
    },
    [media.mobile]: { marginInlineStart: 0, gridColumn: '1 / -1' },
  },
})

export const download = style({ '@media': { [media.mobile]: { flexGrow: 1 } } })

export const failure = style({ marginTop: space[3] })

/** A log with the details of one entry beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}`,
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})
