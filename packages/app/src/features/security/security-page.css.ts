import { stickyTop } from '@olympus/ui/table/table.css'
import { barsHeight } from '@olympus/ui/theme/bars-height.css'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, space, weight } = vars

const textMaxWidth = '620px'
const factsMaxWidth = '420px'
const sideMaxWidth = '460px'

/** Not `hidden`, because the table head sticks to the page. */
export const tableCard = style({ overflow: 'clip', vars: { [stickyTop]: barsHeight } })

export const part = style({ display: 'grid', justifyItems: 'start', gap: space[4] })

export const text = style({ maxWidth: textMaxWidth, color: color.text2, textWrap: 'pretty' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const wide = style({ justifySelf: 'stretch' })

export const facts = style({ justifySelf: 'stretch', maxWidth: factsMaxWidth })

export const mono = style({
  fontFamily: font.mono,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { textAlign: 'end' } },
})

export const device = style({ display: 'flex', alignItems: 'center', gap: space[3], color: color.text2 })

export const deviceName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  color: color.text,
})

export const active = style({ color: color.success })

export const cellActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[1],
})

/** The two enrollment steps, side by side where space allows. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${sideMaxWidth})`,
  borderBlockStart: `${border.thin} solid ${color.line}`,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[5],
  selectors: { '& + &': { borderInlineStart: `${border.thin} solid ${color.line}` } },
  '@media': {
    [media.belowDesktop]: {
      selectors: {
        '& + &': { borderInlineStart: 0, borderBlockStart: `${border.thin} solid ${color.line}` },
      },
    },
    [media.mobile]: { padding: space[4] },
  },
})

export const stepTitle = style({
  ...type.md,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  borderRadius: radius.sm,
  fontWeight: weight.semibold,
})

export const stepNumber = style({
  ...type.xs,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.step,
  height: vars.size.step,
  borderRadius: '50%',
  background: color.surface4,
  fontWeight: weight.semibold,
})

export const timeLeft = style({ ...type.sm, color: color.text3 })

export const form = style({ display: 'grid', gap: space[4] })

export const eventText = style({ color: color.text3 })

export const alarming = style({ color: color.warning })
