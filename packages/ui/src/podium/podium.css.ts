import { createVar, style, styleVariants } from '@vanilla-extract/css'

import { gameColors } from '../theme/game-colors.css.ts'
import { inComponents, inUtilities } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { rings } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, radius, space } = vars

const ringCenter = '84px'
const ringGap = '55px'
const ringMaskWidth = '460px'
const ringMaskHeight = '260px'
const fluteGap = '12px'
const columns = { first: 2, second: 1, third: 3 }
const placeMaxWidth = '212px'
const paddingTop = '26px'
const paddingTopOnMobile = '22px'
const laurelOverhang = '19px'
const laurelOverhangBottom = '15px'
const avatarSize = '60px'
const firstAvatarSize = '68px'
const narrowAvatarSize = '52px'
const narrowFirstAvatarSize = '58px'
const nameText = '18px'
const nameLeading = '22px'
const firstNameText = '22px'
const narrowFirstNameText = '17px'
const firstPlinthHeight = '132px'
const secondPlinthHeight = '112px'
const thirdPlinthHeight = '100px'
const firstRise = '12.5px'
const secondRise = '2.5px'
const capitalOverhang = '7px'
const capitalHeight = '8px'
const capitalRadius = '2px'
const rankText = '34px'
const rankLeading = '36px'
const narrowRankLeading = '28px'

const narrow = '(max-width: 560px)'
const narrowest = '(max-width: 300px)'
const onNarrow = (rule: object) => ({ '@container': { [narrow]: rule } })

const ringMask = `radial-gradient(${ringMaskWidth} ${ringMaskHeight} at 50% ${ringCenter}, #000 20%, transparent)`

export const root = style(
  inComponents({
    position: 'relative',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: `repeat(3, minmax(0, ${placeMaxWidth}))`,
    justifyContent: 'center',
    alignItems: 'end',
    gap: space[3.5],
    minWidth: 0,
    padding: `${paddingTop} ${space[6]} 0`,
    borderBottom: `${border.thin} solid ${color.line}`,
    listStyle: 'none',
    overflow: 'clip',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: rings({
          center: `50% ${ringCenter}`,
          gap: ringGap,
          ringColor: `color-mix(in oklab, ${color.accent} 15%, transparent)`,
        }),
        maskImage: ringMask,
      },
    },
    '@media': { [media.mobile]: { gap: space[2.5], padding: `${paddingTopOnMobile} ${space[3]} 0` } },
  }),
)

/** A single row, so that only the columns decide the order. */
export const place = styleVariants(columns, (column) =>
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
    marginBlockEnd: space[2],
    selectors: { [isFirst]: { marginBlockEnd: space[4.5] } },
  }),
)
export const laurel = style(
  inComponents({
    position: 'absolute',
    inset: `${minus(laurelOverhang)} ${minus(laurelOverhang)} ${minus(laurelOverhangBottom)}`,
    width: 'auto',
    height: 'auto',
    color: gameColors.coin.face,
  }),
)
export const avatar = style(
  inUtilities({
    position: 'relative',
    width: avatarSize,
    height: avatarSize,
    selectors: { [isFirst]: { width: firstAvatarSize, height: firstAvatarSize } },
    ...onNarrow({
      width: narrowAvatarSize,
      height: narrowAvatarSize,
      selectors: { [isFirst]: { width: narrowFirstAvatarSize, height: narrowFirstAvatarSize } },
    }),
  }),
)

export const name = style(
  inComponents({
    ...type.xl,
    maxWidth: '100%',
    minHeight: vars.control.targetMin,
    fontSize: nameText,
    lineHeight: nameLeading,
    color: color.text,
    textWrap: 'balance',
    transition: `color ${duration.fast} ${ease.out}`,
    selectors: {
      'a&:hover': { color: color.accentText, textDecorationLine: 'underline' },
      [isFirst]: { fontSize: firstNameText, lineHeight: vars.leading.xl },
    },
    ...onNarrow({
      ...type.mdLg,
      selectors: { [isFirst]: { fontSize: narrowFirstNameText, lineHeight: nameLeading } },
    }),
  }),
)
export const line = style(
  inComponents({
    ...type.sm,
    maxWidth: '100%',
    color: color.text3,
    ...onNarrow({ fontSize: vars.text['2xs'], lineHeight: vars.leading['2xs'] }),
  }),
)

// `in srgb`, as in `rings`.
const flutes = `repeating-linear-gradient(90deg in srgb, transparent 0 ${fluteGap}, color-mix(in oklab, ${color.line} 45%, transparent) ${fluteGap} calc(${fluteGap} + ${border.thin}))`

/** Added above and below what a plinth holds. */
const rise = createVar()

export const plinth = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[0.5],
    width: '100%',
    marginBlockStart: space[3.5],
    padding: `calc(${space[4]} + ${rise}) ${space[4]} calc(${space[3.5]} + ${rise})`,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderBottom: 0,
    borderRadius: `${radius.md} ${radius.md} 0 0`,
    background: `${flutes}, linear-gradient(180deg, ${color.surface3}, ${color.surface1})`,
    // Padding, so that the first stands highest whatever the plinths hold.
    vars: { [rise]: '0px' },
    selectors: {
      '[data-step=first] > &': { minHeight: firstPlinthHeight, vars: { [rise]: firstRise } },
      '[data-step=second] > &': { minHeight: secondPlinthHeight, vars: { [rise]: secondRise } },
      '[data-step=third] > &': { minHeight: thirdPlinthHeight },
    },
    '@supports': { '(corner-shape: scoop)': { cornerShape: 'scoop' } },
    ...onNarrow({
      padding: `calc(${space[3]} + ${rise}) ${space[1]} calc(${space[2.5]} + ${rise})`,
    }),
  }),
)

export const capital = style(
  inComponents({
    position: 'absolute',
    inset: `${minus(space[1.5])} ${minus(capitalOverhang)} auto`,
    height: capitalHeight,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: capitalRadius,
    background: color.surface4,
    ...onNarrow({ insetInline: minus(space[1]) }),
  }),
)

export const rank = style(
  inComponents({
    ...type['3xl'],
    fontSize: rankText,
    lineHeight: rankLeading,
    color: color.text3,
    selectors: { [isFirst]: { color: gameColors.coin.face } },
    ...onNarrow({ fontSize: vars.text['2xl'], lineHeight: narrowRankLeading }),
  }),
)
export const score = style(
  inComponents({
    ...type.mdLg,
    fontWeight: vars.weight.semibold,
    color: color.text,
    // Firefox wraps the last digit of a box that is as wide as its number.
    justifySelf: 'stretch',
    // Millions fit.
    '@container': { [narrowest]: { ...type.sm, fontWeight: vars.weight.semibold } },
  }),
)
export const scoreLabel = style(inComponents({ ...type.xs, maxWidth: '100%', color: color.text3 }))
