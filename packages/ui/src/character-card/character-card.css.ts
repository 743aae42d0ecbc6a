import { style } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, space } = vars

const tileSpaceSize = '72px'
const tileSizeOnMobile = '60px'
const nameText = '24px'
const nameLeading = '28px'
const dotSize = '3px'

/** Below this width the facts get their own row. A card in a side column is narrow on wide pages too. */
const narrow = '(max-width: 639px)'

export const root = style(
  inComponents({
    display: 'block',
    minWidth: 0,
    containerType: 'inline-size',
    border: `${border.thin} solid ${color.lineStrong}`,
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
    gap: space[4.5],
    padding: space[4],
    '@container': { [narrow]: { flexWrap: 'wrap', gap: space[3.5] } },
    '@media': { [media.mobile]: { padding: space[3.5] } },
  }),
)

export const tileSpace = style(inComponents({ flex: 'none', width: tileSpaceSize, height: tileSpaceSize }))

export const tile = style(
  inUtilities({ '@media': { [media.mobile]: { width: tileSizeOnMobile, height: tileSizeOnMobile } } }),
)

export const words = style(inComponents({ flex: 1, minWidth: 0 }))

export const name = style(
  inComponents({
    ...type.xl,
    display: 'block',
    fontSize: nameText,
    lineHeight: nameLeading,
    overflowWrap: 'anywhere',
  }),
)

export const meta = style(
  inComponents({
    ...type.md,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[3]}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
    marginBlockStart: space[1.25],
    color: color.text2,
  }),
)
export const dot = style(
  inComponents({
    width: dotSize,
    height: dotSize,
    marginInline: minus(space[0.5]),
    borderRadius: '50%',
    background: color.text3,
    '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
)

export const facts = style(
  inUtilities({
    flexWrap: 'nowrap',
    marginInline: space[1.5],
    '@container': {
      [narrow]: {
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: space[2],
        width: '100%',
        marginInline: 0,
        paddingBlockStart: space[3],
        borderTop: `${border.thin} solid ${color.line}`,
      },
    },
  }),
)

export const go = style(
  inComponents({ flex: 'none', color: color.text3, '@container': { [narrow]: { display: 'none' } } }),
)
