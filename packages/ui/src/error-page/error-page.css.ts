import { globalStyle, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const skyHeight = '680px'
const skyHeightOnMobile = '374px'
const headerMinHeight = '80px'
const headerMinHeightOnMobile = '60px'
const sceneSpace = '540px'
const sceneSpaceOnMobile = '328px'
const titleTextOnMobile = '34px'
const titleLeadingOnMobile = '38px'
const messageMaxWidth = '600px'
const actionsMarginBottom = '22px'

const { canvas, text2, text3 } = vars.color

export const root = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minHeight: '100vh',
    overflow: 'hidden',
  }),
)

export const sky = style(
  inComponents({
    position: 'absolute',
    inset: '0 0 auto',
    height: skyHeight,
    overflow: 'hidden',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 'auto 0 0',
        height: '34%',
        background: `linear-gradient(transparent, ${canvas} 86%)`,
      },
    },
    '@media': { [media.mobile]: { height: skyHeightOnMobile } },
  }),
)

export const header = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: headerMinHeight,
    paddingInline: vars.layout.wideGutter,
    '@media': { [media.mobile]: { minHeight: headerMinHeightOnMobile, paddingInline: vars.space[5] } },
  }),
)

export const main = style(
  inComponents({
    position: 'relative',
    alignSelf: 'end',
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[1.5],
    padding: `${sceneSpace} ${vars.layout.wideGutter} ${vars.space[16]}`,
    '@media': {
      [media.mobile]: {
        alignSelf: 'start',
        padding: `${sceneSpaceOnMobile} ${vars.space[5]} ${vars.space[10]}`,
      },
    },
  }),
)

export const title = style(
  inComponents({
    ...type['4xl'],
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { fontSize: titleTextOnMobile, lineHeight: titleLeadingOnMobile } },
  }),
)
export const message = style(
  inComponents({ ...type.lg, maxWidth: messageMaxWidth, color: text2, overflowWrap: 'anywhere' }),
)
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    margin: `${vars.space[5]} 0 ${actionsMarginBottom}`,
    '@media': { [media.mobile]: { width: '100%' } },
  }),
)
globalStyle(`${actions} > *`, inComponents({ '@media': { [media.mobile]: { flex: 1 } } }))
export const footnote = style(inComponents({ color: text3 }))
