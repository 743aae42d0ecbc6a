import { globalStyle, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const onMobile = (rule: object) => ({ '@media': { [media.mobile]: rule } })

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflowWrap: 'anywhere',
    background: color.surface1,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.card,
  }),
)

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minHeight: 56,
    padding: `${space[4]} ${space[5]}`,
    ...onMobile({ minHeight: 52, padding: `14px ${space[4]}` }),
  }),
)

export const icon = style(
  inComponents({
    display: 'flex',
    color: color.text2,
    ...onMobile({ alignSelf: 'flex-start', marginBlockStart: 3 }),
  }),
)

export const headings = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    // A sentence is not squeezed beside a button: that goes below.
    selectors: { '&[data-described]': { flexBasis: 160 } },
  }),
)

// On a phone the title takes two lines: what belongs to it stands at its first one.
globalStyle(`${headings}[data-described] ~ *`, inComponents(onMobile({ alignSelf: 'flex-start' })))

export const title = style(inComponents({ ...type.xl }))

export const description = style(inComponents({ ...type.sm, color: color.text2, textWrap: 'pretty' }))

/** Takes what room there is, beside a taller card: what stands at its end is in line with that one's. */
export const body = style(
  inComponents({
    flex: '1 0 auto',
    padding: space[5],
    selectors: { [`${header} + &`]: { paddingBlockStart: 0 } },
    ...onMobile({ padding: space[4] }),
  }),
)

export const section = style(
  inComponents({
    padding: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    ...onMobile({ padding: space[4] }),
  }),
)

export const footer = style(
  inComponents({
    padding: `${space[3]} ${space[5]}`,
    borderBlockStart: `1px solid ${color.line}`,
    borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
    background: color.surface2,
    ...onMobile({ padding: `${space[3]} ${space[4]}` }),
  }),
)
