import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { focusRing, rings } from '../theme/mixins.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'
import { knownSlots, type SlotCode } from './equipment-slots.ts'

const { border, color, control, duration, ease, radius, ring, space } = vars

const sideMinWidth = '150px'
const sideMaxWidth = '164px'
const belowWidth = '84px'
const smallBelowWidth = '68px'
const shelfLabelWidth = '84px'
const rowHeight = '92px'
const lastRowMinHeight = '104px'
const smallRowHeight = '82px'
const smallLastRowMinHeight = '96px'
const ringGap = '57px'
const glowInline = '120px'
const glowBottom = '100px'
const figureHeight = '348px'
const smallFigureHeight = '300px'
const shelfGap = '9px'
const shelfLeading = '15px'
const tileSize = '64px'
const shelfTileSize = '48px'
const smallTileSize = '56px'

// Widths of the grid, not the page. From `tiny` down, slots do not fit around the figure: four per row.
const compact = '(max-width: 683px)'
const small = '(max-width: 460px)'
const tiny = '(max-width: 315px)'

const below = (rules: Partial<Record<'compact' | 'small' | 'tiny', object>>) => ({
  '@container': {
    ...(rules.compact && { [compact]: rules.compact }),
    ...(rules.small && { [small]: rules.small }),
    ...(rules.tiny && { [tiny]: rules.tiny }),
  },
})

export const root = style(inComponents({ minWidth: 0, containerType: 'inline-size', color: color.text2 }))

const side = `minmax(${sideMinWidth}, ${sideMaxWidth})`

export const body = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${side} minmax(0, 1fr) repeat(3, ${belowWidth}) minmax(0, 1fr) ${side}`,
    gridTemplateRows: `repeat(4, ${rowHeight}) minmax(${lastRowMinHeight}, auto)`,
    gridTemplateAreas: [
      '"s2 . figure figure figure . s6"',
      '"s9 . figure figure figure . s11"',
      '"s1 . figure figure figure . s7"',
      '"s3 . figure figure figure . s8"',
      '"s4 . s0 s5 s12 . s10"',
    ].join(' '),
    columnGap: space[3.5],
    padding: `${space[5]} ${space[6]} ${space[4.5]}`,
    background: `radial-gradient(60% 62% at 50% 44%, color-mix(in oklab, ${color.accent} 9%, transparent), transparent)`,
    overflow: 'clip',
    ...below({
      compact: {
        gridTemplateColumns: `${tileSize} minmax(0, 1fr) repeat(3, minmax(0, ${belowWidth})) minmax(0, 1fr) ${tileSize}`,
        columnGap: space[1.5],
      },
      small: {
        gridTemplateColumns: `${smallTileSize} minmax(0, 1fr) repeat(3, minmax(0, ${smallBelowWidth})) minmax(0, 1fr) ${smallTileSize}`,
        gridTemplateRows: `repeat(4, ${smallRowHeight}) minmax(${smallLastRowMinHeight}, auto)`,
        columnGap: space[1],
        padding: `${space[4]} ${space[3.5]}`,
      },
      tiny: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gridTemplateRows: 'none',
        gridTemplateAreas: 'none',
        gap: `${space[4]} ${space[1.5]}`,
        padding: space[3],
      },
    }),
  }),
)

export const stage = style(
  inComponents({
    gridArea: 'figure',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    paddingBlockEnd: space[4],
    pointerEvents: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: `${minus(space[5])} ${minus(glowInline)} ${minus(glowBottom)}`,
        background: rings({
          center: '50% 43%',
          gap: ringGap,
          ringColor: `color-mix(in oklab, ${color.accent} 15%, transparent)`,
        }),
        maskImage: 'radial-gradient(closest-side, #000 50%, transparent)',
      },
    },
    ...below({ tiny: { display: 'none' } }),
  }),
)

export const figure = style(
  inComponents({
    position: 'relative',
    width: 'auto',
    height: figureHeight,
    ...below({ small: { height: smallFigureHeight } }),
  }),
)

export const slot = style(
  inComponents({ position: 'relative', minWidth: 0, ...below({ tiny: { gridArea: 'auto' } }) }),
)

export const area = styleVariants(
  Object.fromEntries(knownSlots.map(({ code }) => [code, code])) as Record<SlotCode, SlotCode>,
  (code) =>
    inComponents({
      gridArea: code < 13 ? `s${code}` : 'auto',
      ...below({ tiny: { gridArea: 'auto' } }),
    }),
)

export const cell = style(inComponents({ minWidth: 0 }))

const stacked = { flexDirection: 'column', gap: space[2], textAlign: 'center', ...type.xs } as const
const at = (place: string) => `[data-place=${place}] &`

/** The focusable element of a slot. The focus ring is drawn around its tile. */
export const seat = style(
  inComponents({
    ...type.sm,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minWidth: 0,
    minHeight: control.touch,
    textAlign: 'start',
    selectors: {
      'button&': { cursor: 'pointer' },
      '&:focus-visible': { outline: 'none' },
      [at('right')]: { flexDirection: 'row-reverse', textAlign: 'end' },
      [at('below')]: { ...stacked, lineHeight: vars.leading['2xs'] },
      [`${at('shelf')}, ${at('other')}`]: { ...type.xs, gap: shelfGap, lineHeight: shelfLeading },
    },
    ...below({
      compact: {
        selectors: {
          [`${at('shelf')}, ${at('other')}`]: {
            ...stacked,
            gap: space[1.5],
            lineHeight: vars.leading['2xs'],
          },
        },
      },
      tiny: {
        selectors: {
          [`${at('left')}, ${at('right')}, ${at('below')}`]: {
            ...stacked,
            gap: space[1.5],
            lineHeight: vars.leading['2xs'],
          },
        },
      },
    }),
  }),
)

/** Placeholder with the size of a tile. */
export const tileSpace = style(
  inComponents({
    flex: 'none',
    width: tileSize,
    height: tileSize,
    selectors: { '[data-place=shelf] &': { width: shelfTileSize, height: shelfTileSize } },
  }),
)

export const tile = style(
  inUtilities({
    selectors: {
      [`${seat}:focus-visible > &`]: focusRing(ring.outside),
    },
    ...below({
      small: {
        selectors: {
          '[data-place] &': { width: smallTileSize, height: smallTileSize },
          [at('shelf')]: { width: shelfTileSize, height: shelfTileSize },
        },
      },
      tiny: { selectors: { '[data-place] &': { width: shelfTileSize, height: shelfTileSize } } },
    }),
    '@media': {
      [media.forcedColors]: { selectors: { [`${seat}:focus-visible > &`]: { outlineColor: 'Highlight' } } },
    },
  }),
)

export const name = style(
  inComponents({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    transition: `color ${duration.fast} ${ease.out}`,
    selectors: { [`button${seat}:hover > &`]: { color: color.text } },
    ...below({
      compact: {
        selectors: {
          [`${at('left')}, ${at('right')}`]: { display: 'none' },
          // Always two lines high, because the skeleton does not know the length of the name.
          [at('shelf')]: { minHeight: `calc(2 * ${vars.leading['2xs']})` },
        },
      },
      // In some languages words are wider than a tile.
      small: { fontSize: vars.text['2xs'] },
      tiny: {
        selectors: { '[data-place][data-place] &': { display: '-webkit-box', fontSize: vars.text['2xs'] } },
      },
    }),
  }),
)

export const shelf = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${shelfLabelWidth}) repeat(5, minmax(0, 1fr))`,
    alignItems: 'center',
    gap: space[2],
    padding: `${space[3.5]} ${space[6]}`,
    borderTop: `${border.thin} solid ${color.line}`,
    background: color.surface2,
    selectors: { '&:last-child': { borderRadius: `0 0 ${radius.lg} ${radius.lg}` } },
    ...below({
      compact: {
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        alignItems: 'start',
        gap: `${space[3]} ${space[1]}`,
      },
      small: { padding: space[3.5] },
      tiny: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', padding: space[3] },
    }),
  }),
)

export const shelfLabel = style(
  inComponents({
    ...type.sm,
    minWidth: 0,
    color: color.text3,
    overflowWrap: 'anywhere',
    ...below({ compact: { gridColumn: '1 / -1' } }),
  }),
)
