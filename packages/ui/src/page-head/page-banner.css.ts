import { style } from '@vanilla-extract/css'

import { knownNoticeHeight } from '../theme/bars-height.css.ts'
import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const height = '302px'
const heightOnMobile = '236px'

const { canvas } = vars.color
const veil = (percent: number) => `color-mix(in oklab, ${canvas} ${percent}%, transparent)`
const fade = 'linear-gradient(#000 70%, transparent)'

// The veil keeps text above 4.5:1 on every palette in both themes.
export const root = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    top: knownNoticeHeight,
    height,
    zIndex: -1,
    overflow: 'hidden',
    maskImage: fade,
    WebkitMaskImage: fade,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: [
          `linear-gradient(90deg, ${veil(72)} 0, ${veil(44)} 38%, transparent 66%)`,
          `linear-gradient(transparent 30%, ${veil(60)} 72%, ${canvas})`,
        ].join(', '),
      },
    },
    '@media': {
      [media.forcedColors]: { display: 'none' },
      [media.mobile]: {
        height: heightOnMobile,
        selectors: {
          '&::after': {
            background: `linear-gradient(${veil(30)}, ${veil(68)} 30%, ${veil(84)} 66%, ${canvas})`,
          },
        },
      },
    },
  }),
)
