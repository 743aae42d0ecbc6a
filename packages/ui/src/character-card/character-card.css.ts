import { style } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, radius } = vars

/** Below this width the facts get their own row. A card in a side column is narrow on wide pages too. */
const narrow = '(max-width: 639px)'

export const root = style(
  inComponents({
    display: 'block',
    minWidth: 0,
    containerType: 'inline-size',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.lg,
    background: `linear-gradient(100deg, ${color.accentSoft}, transparent 46%), ${color.surface2}`,
    color: color.text,
    transition: `border-color ${duration.fast} ${ease.out}`,
    selectors: { 'a&:hover, &[data-hover]': { borderColor: color.lineControl } },
  }),
)

export const content = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: 18,
    padding: 16,
    '@container': { [narrow]: { flexWrap: 'wrap', gap: 14 } },
    '@media': { [media.mobile]: { padding: 14 } },
  }),
)

export const tileSpace = style(inComponents({ flex: 'none', width: 72, height: 72 }))

export const tile = style(inUtilities({ '@media': { [media.mobile]: { width: 60, height: 60 } } }))

export const words = style(inComponents({ flex: 1, minWidth: 0 }))

export const name = style(
  inComponents({
    ...type.xl,
    display: 'block',
    fontSize: '24px',
    lineHeight: '28px',
    overflowWrap: 'anywhere',
  }),
)

export const meta = style(
  inComponents({
    ...type.md,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    marginBlockStart: 5,
    color: color.text2,
  }),
)
export const dot = style(
  inComponents({
    width: 3,
    height: 3,
    marginInline: -2,
    borderRadius: '50%',
    background: color.text3,
    '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
)

export const facts = style(
  inUtilities({
    flexWrap: 'nowrap',
    marginInline: 6,
    '@container': {
      [narrow]: {
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 8,
        width: '100%',
        marginInline: 0,
        paddingBlockStart: 12,
        borderTop: `1px solid ${color.line}`,
      },
    },
  }),
)

export const go = style(
  inComponents({ flex: 'none', color: color.text3, '@container': { [narrow]: { display: 'none' } } }),
)
