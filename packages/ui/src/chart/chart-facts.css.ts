import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, space, weight } = vars

const paddingBlock = '13px'
const paddingBlockOnMobile = '11px'

const narrow = '(max-width: 399px)'
const medium = '(min-width: 400px)'
const wide = '(min-width: 600px)'

const inOneRow = { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }

const ofThree = ':first-child:nth-last-child(3)'
const upToThree = '&:not(:has(> :nth-child(4)))'

/** Hairlines are the gaps between the facts. Above a phone, three always have one row. */
export const facts = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: border.thin,
    margin: 0,
    overflow: 'hidden',
    background: color.line,
    borderBlockStart: `${border.thin} solid ${color.line}`,
    borderEndStartRadius: radius.lg,
    borderEndEndRadius: radius.lg,
    '@media': { [media.aboveMobile]: { selectors: { [upToThree]: inOneRow } } },
    '@container': {
      [medium]: { selectors: { [upToThree]: inOneRow } },
      [wide]: inOneRow,
    },
  }),
)

export const fact = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Values stand on one line, also if only one of the labels has two.
    alignContent: 'space-between',
    minWidth: 0,
    padding: `${paddingBlock} ${space[5]}`,
    background: color.surface2,
    overflowWrap: 'anywhere',
    selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    '@media': {
      [media.mobile]: { padding: `${paddingBlockOnMobile} ${space[4]}` },
      [media.aboveMobile]: {
        selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } },
        '@container': {
          [narrow]: {
            selectors: {
              [`&${ofThree}`]: { paddingInlineEnd: space[2] },
              [`${ofThree} ~ &`]: { paddingInline: `${space[3]} ${space[2]}` },
            },
          },
        },
      },
      [media.forcedColors]: { outline: `${border.thin} solid CanvasText` },
    },
    '@container': { [medium]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } } },
  }),
)

export const label = style(inComponents({ ...type.xs, color: color.text3 }))

export const value = style(
  inComponents({
    ...type.lg,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[0.5]} ${space[2]}`,
    color: color.text,
    fontWeight: weight.semibold,
  }),
)

export const note = style(inComponents({ ...type.xs, color: color.text3, fontWeight: weight.regular }))
