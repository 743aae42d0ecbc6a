import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { unseen } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, space } = vars

const leadWidth = '216px'
const noteWidth = '62ch'
const tableMaxHeight = '430px'
const pendingOpacity = 0.6

const narrow = '(max-width: 379px)'
const wide = '(min-width: 640px)'

const paddingInline = space[5]
const onMobile = (rule: object) => ({ '@media': { [media.mobile]: rule } })

export const root = style(inComponents({ containerType: 'inline-size' }))

export const toggle = style(inComponents({ flex: 'none', marginBlock: `-${space[1.5]}` }))
/** A narrow card has room for the icon only. */
export const toggleLabel = style(inComponents({ '@container': { [narrow]: unseen } }))

export const body = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    flex: '1 0 auto',
    minWidth: 0,
    padding: `0 ${paddingInline} ${space[5]}`,
    selectors: {
      '&[data-pending]': { opacity: pendingOpacity },
      '&[data-flush]': { paddingInline: 0, paddingBlockEnd: 0 },
    },
    '@media': {
      [media.mobile]: { paddingInline: space[4], paddingBlockEnd: space[4] },
      [media.motion]: { transition: `opacity ${duration.fast}` },
    },
    '@container': {
      [wide]: {
        selectors: {
          '&[data-lead=start]': {
            display: 'grid',
            gridTemplateColumns: `${leadWidth} minmax(0, 1fr)`,
            columnGap: space[6],
          },
        },
      },
    },
  }),
)

export const note = style(
  inComponents({
    ...type.sm,
    maxWidth: noteWidth,
    color: color.text3,
    textWrap: 'pretty',
    selectors: { '[data-flush] > &': { paddingInline } },
    '@media': { [media.mobile]: { selectors: { '[data-flush] > &': { paddingInline: space[4] } } } },
  }),
)

/** A picture that can grow fills a card that is stretched by a taller neighbor. */
export const picture = style(
  inComponents({
    flex: '1 0 auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr',
    alignItems: 'start',
    minWidth: 0,
  }),
)

export const empty = style(
  inComponents({
    ...type.sm,
    flex: '1 0 auto',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    padding: `0 ${paddingInline} ${space[5]}`,
    color: color.text3,
    textAlign: 'center',
    textWrap: 'pretty',
    ...onMobile({ paddingInline: space[4] }),
  }),
)

export const scroller = style(
  inComponents({
    flex: '1 0 auto',
    maxHeight: tableMaxHeight,
    overflow: 'auto',
    padding: `0 ${paddingInline} ${space[3]}`,
    ...onMobile({ paddingInline: space[4] }),
  }),
)

export const leadSkeleton = style(inComponents({ display: 'grid', gap: space[2], alignContent: 'start' }))
