import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, radius } = vars

const narrow = '(max-width: 560px)'
const onNarrow = (rule: object) => ({ '@container': { [narrow]: rule } })

const rings = 'radial-gradient(460px 260px at 50% 84px, #000 20%, transparent)'

export const root = style(
  inComponents({
    position: 'relative',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 212px))',
    justifyContent: 'center',
    alignItems: 'end',
    gap: 14,
    minWidth: 0,
    padding: '26px 24px 0',
    borderBottom: `1px solid ${color.line}`,
    listStyle: 'none',
    overflow: 'clip',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: `repeating-radial-gradient(circle at 50% 84px, transparent 0 55px, color-mix(in oklab, ${color.accent} 15%, transparent) 55px 56px)`,
        maskImage: rings,
      },
    },
    '@media': { [media.mobile]: { gap: 10, padding: '22px 12px 0' } },
  }),
)

/** A single row, so that only the columns decide the order. */
export const place = styleVariants({ first: 2, second: 1, third: 3 }, (column) =>
  inComponents({
    position: 'relative',
    gridArea: `1 / ${column}`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    minWidth: 0,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)

const isFirst = '[data-step=first] &'

export const portrait = style(
  inComponents({
    position: 'relative',
    marginBlockEnd: 8,
    selectors: { [isFirst]: { marginBlockEnd: 18 } },
  }),
)
export const laurel = style(
  inComponents({
    position: 'absolute',
    inset: '-19px -19px -15px',
    width: 'auto',
    height: 'auto',
    color: color.oc,
  }),
)
export const avatar = style(
  inUtilities({
    position: 'relative',
    width: 60,
    height: 60,
    selectors: { [isFirst]: { width: 68, height: 68 } },
    ...onNarrow({ width: 52, height: 52, selectors: { [isFirst]: { width: 58, height: 58 } } }),
  }),
)

export const name = style(
  inComponents({
    ...type.xl,
    maxWidth: '100%',
    minHeight: vars.control.targetMin,
    fontSize: '18px',
    lineHeight: '22px',
    color: color.text,
    textWrap: 'balance',
    transition: `color ${duration.fast} ${ease.out}`,
    selectors: {
      'a&:hover': { color: color.accentText, textDecorationLine: 'underline' },
      [isFirst]: { fontSize: '22px', lineHeight: '26px' },
    },
    ...onNarrow({
      fontSize: '15px',
      lineHeight: '20px',
      selectors: { [isFirst]: { fontSize: '17px', lineHeight: '22px' } },
    }),
  }),
)
export const line = style(
  inComponents({
    ...type.sm,
    maxWidth: '100%',
    color: color.text3,
    ...onNarrow({ fontSize: '11px', lineHeight: '14px' }),
  }),
)

const flutes = `repeating-linear-gradient(90deg, transparent 0 12px, color-mix(in oklab, ${color.line} 45%, transparent) 12px 13px)`

export const plinth = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 2,
    width: '100%',
    marginBlockStart: 14,
    padding: '16px 16px 14px',
    border: `1px solid ${color.lineStrong}`,
    borderBottom: 0,
    borderRadius: `${radius.md} ${radius.md} 0 0`,
    background: `${flutes}, linear-gradient(180deg, ${color.surface3}, ${color.surface1})`,
    selectors: {
      '[data-step=first] > &': { minHeight: 132 },
      '[data-step=second] > &': { minHeight: 112 },
      '[data-step=third] > &': { minHeight: 100 },
    },
    '@supports': { '(corner-shape: scoop)': { cornerShape: 'scoop' } },
    ...onNarrow({ padding: '12px 4px 10px' }),
  }),
)

export const capital = style(
  inComponents({
    position: 'absolute',
    inset: '-6px -7px auto',
    height: 8,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: 2,
    background: color.surface4,
    ...onNarrow({ insetInline: -4 }),
  }),
)

export const rank = style(
  inComponents({
    ...type['3xl'],
    fontSize: '34px',
    lineHeight: '36px',
    color: color.text3,
    selectors: { [isFirst]: { color: color.oc } },
    ...onNarrow({ fontSize: '26px', lineHeight: '28px' }),
  }),
)
export const score = style(
  inComponents({
    fontSize: '15px',
    lineHeight: vars.leading.md,
    fontWeight: vars.weight.semibold,
    color: color.text,
    maxWidth: '100%',
  }),
)
export const scoreLabel = style(inComponents({ ...type.xs, maxWidth: '100%', color: color.text3 }))
