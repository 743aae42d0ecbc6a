import { globalStyle, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

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
    height: 680,
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
    '@media': { [media.mobile]: { height: 374 } },
  }),
)

export const header = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 80,
    paddingInline: 76,
    '@media': { [media.mobile]: { minHeight: 60, paddingInline: 20 } },
  }),
)

export const main = style(
  inComponents({
    position: 'relative',
    alignSelf: 'end',
    display: 'grid',
    justifyItems: 'start',
    gap: 6,
    padding: '540px 76px 64px',
    '@media': { [media.mobile]: { alignSelf: 'start', padding: '328px 20px 40px' } },
  }),
)

export const title = style(
  inComponents({
    ...type['4xl'],
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { fontSize: '34px', lineHeight: '38px' } },
  }),
)
export const message = style(
  inComponents({ ...type.lg, maxWidth: 600, color: text2, overflowWrap: 'anywhere' }),
)
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    margin: '20px 0 22px',
    '@media': { [media.mobile]: { width: '100%' } },
  }),
)
globalStyle(`${actions} > *`, inComponents({ '@media': { [media.mobile]: { flex: 1 } } }))
export const footnote = style(inComponents({ color: text3 }))
