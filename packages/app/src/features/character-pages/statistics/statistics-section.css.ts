import { minus } from '@olympus/ui/theme/lengths'
import { media } from '@olympus/ui/theme/media'
import { unseen } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, control, radius, space, weight } = vars

const sideWidth = '228px'
const rowMinHeight = '34px'
const chipMinHeight = '40px'
const line = `${border.thin} solid ${color.line}`

const onMobile = (rule: object) => ({ '@media': { [media.mobile]: rule } })

/** What is shown, chosen at the side; on phones above. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${sideWidth} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[6],
  ...onMobile({ gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
})

/** A card on screens wider than a phone. */
export const side = style({
  position: 'sticky',
  insetBlockStart: space[4],
  display: 'grid',
  minWidth: 0,
  border: line,
  borderRadius: radius.lg,
  background: color.surface1,
  boxShadow: vars.elevation.card,
  ...onMobile({ position: 'static', gap: space[3], border: 0, background: 'none', boxShadow: 'none' }),
})

export const tabs = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  padding: `${space[5]} ${space[5]} ${space[4.5]}`,
  ...onMobile({ padding: 0 }),
})

export const group = style([tabs, { borderBlockStart: line, ...onMobile({ borderBlockStart: 0 }) }])

/** Period and comparison share a row on phones. */
export const choices = style({
  display: 'contents',
  ...onMobile({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] }),
})

export const heading = style({ ...type.sm, fontWeight: weight.semibold, color: color.text })

/** The page's tab says the same, but the list beside it needs a name. */
export const tabsHeading = style([heading, onMobile(unseen)])

/** One line on phones, to scroll sideways. Its padding holds the focus rings. */
export const nav = style({
  display: 'grid',
  gap: space[0.25],
  marginInline: minus(space[2]),
  ...onMobile({
    display: 'flex',
    gap: space[2],
    marginInline: minus(vars.layout.gutter),
    padding: `${space[0.5]} ${vars.layout.gutter}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
})

export const periods = style({ display: 'grid', gap: space[0.25], marginInline: minus(space[2]) })

const row = style({
  ...type.md,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minWidth: 0,
  minHeight: rowMinHeight,
  padding: `${space[1]} ${space[2.5]}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.text2,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:is([aria-current], [aria-pressed=true])': {
      background: color.surface3,
      color: color.text,
      fontWeight: weight.semibold,
    },
  },
  '@media': {
    [media.coarse]: { minHeight: control.touch },
    [media.forcedColors]: {
      selectors: {
        '&:is([aria-current], [aria-pressed=true])': {
          outline: `${vars.ring.width} solid Highlight`,
          outlineOffset: vars.ring.inside,
        },
      },
    },
  },
})

export const period = style([row])

export const tab = style([
  row,
  onMobile({
    ...type.sm,
    flex: 'none',
    minHeight: chipMinHeight,
    paddingInline: space[3.5],
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: radius.full,
    background: color.surface1,
    fontWeight: weight.medium,
    selectors: {
      '&[aria-current]': {
        borderColor: color.lineControl,
        background: color.surface4,
        fontWeight: weight.medium,
      },
    },
  }),
])

export const tabIcon = style({
  flex: 'none',
  color: color.text3,
  selectors: { '[aria-current] > &': { color: color.accentText } },
  ...onMobile({ display: 'none' }),
})

export const tick = style({ marginInlineStart: 'auto', color: color.accentText })

export const hint = style({ ...type.xs, color: color.text3 })

export const age = style({ display: 'grid', gap: space[1] })

export const report = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  minWidth: 0,
  ...onMobile({ gap: space[4] }),
})
