import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, space } = vars

const linkSize = '32px'
const linkSizeOnTouch = '40px'

export const root = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
    padding: `${space[3]} ${space[5]}`,
    color: color.text3,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.mobile]: { padding: `${space[3]} ${space[4]}`, justifyContent: 'center' } },
  }),
)

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[0.5],
  }),
)

export const item = style(
  inComponents({
    display: 'flex',
    '@media': {
      [media.mobile]: { selectors: { '&[data-wide]': { display: 'none' } } },
      // There is only room for the neighbors.
      [media.tiny]: { selectors: { '&[data-far]': { display: 'none' } } },
    },
  }),
)

export const gap = style(inComponents({ paddingInline: space[1.5] }))

export const link = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minWidth: linkSize,
    height: linkSize,
    paddingInline: space[2],
    border: `${border.thin} solid transparent`,
    borderRadius: radius.md,
    color: color.text2,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current=page]': {
        background: color.surface3,
        borderColor: color.lineStrong,
        color: color.text,
      },
      '&[aria-disabled=true]': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minWidth: linkSizeOnTouch, height: linkSizeOnTouch },
      [media.mobile]: { minWidth: linkSizeOnTouch, height: linkSizeOnTouch },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current=page]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  }),
)
