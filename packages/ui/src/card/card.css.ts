import { globalStyle, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, space } = vars

const headerMinHeight = '56px'
const headerMinHeightOnMobile = '52px'
const describedBasis = '160px'

const onMobile = (rule: object) => ({ '@media': { [media.mobile]: rule } })

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflowWrap: 'anywhere',
    background: color.surface1,
    border: `${border.thin} solid ${color.line}`,
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
    minHeight: headerMinHeight,
    padding: `${space[4]} ${space[5]}`,
    ...onMobile({ minHeight: headerMinHeightOnMobile, padding: `${space[3.5]} ${space[4]}` }),
  }),
)

export const icon = style(
  inComponents({
    display: 'flex',
    color: color.text2,
    ...onMobile({ alignSelf: 'flex-start', marginBlockStart: space[0.75] }),
  }),
)

export const headings = style(
  inComponents({
    // Buttons wrap below instead of squeezing the title and the description.
    flex: '1 1 min-content',
    minWidth: 0,
    selectors: { '&[data-described]': { flexBasis: describedBasis } },
  }),
)

// On phones the title may wrap: align the actions with its first line.
globalStyle(`${headings}[data-described] ~ *`, inComponents(onMobile({ alignSelf: 'flex-start' })))

export const title = style(inComponents({ ...type.xl, overflowWrap: 'break-word' }))

export const description = style(
  inComponents({ ...type.sm, marginBlockStart: space[1], color: color.text2, textWrap: 'pretty' }),
)

/** Grows to fill a card stretched by a taller neighbor, so content at the end lines up across cards. */
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
    borderBlockStart: `${border.thin} solid ${color.line}`,
    ...onMobile({ padding: space[4] }),
  }),
)

export const footer = style(
  inComponents({
    padding: `${space[3]} ${space[5]}`,
    borderBlockStart: `${border.thin} solid ${color.line}`,
    borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
    background: color.surface2,
    // Its content may have nothing to show.
    selectors: { '&:empty': { display: 'none' } },
    ...onMobile({ padding: `${space[3]} ${space[4]}` }),
  }),
)
