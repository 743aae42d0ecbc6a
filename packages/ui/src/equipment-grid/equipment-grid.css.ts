import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inUtilities } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'
import { knownSlots, type SlotCode } from './equipment-slots.ts'

const { color, duration, ease, radius, space } = vars

// Widths of the grid, not the page. Slots around the figure need 328 px; below that there are four per row.
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

export const body = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns:
      'minmax(150px, 164px) minmax(0, 1fr) repeat(3, 84px) minmax(0, 1fr) minmax(150px, 164px)',
    gridTemplateRows: 'repeat(4, 92px) minmax(104px, auto)',
    gridTemplateAreas: [
      '"s2 . figure figure figure . s6"',
      '"s9 . figure figure figure . s11"',
      '"s1 . figure figure figure . s7"',
      '"s3 . figure figure figure . s8"',
      '"s4 . s0 s5 s12 . s10"',
    ].join(' '),
    columnGap: 14,
    padding: `${space[5]} ${space[6]} 18px`,
    background: `radial-gradient(60% 62% at 50% 44%, color-mix(in oklab, ${color.accent} 9%, transparent), transparent)`,
    overflow: 'clip',
    ...below({
      compact: {
        gridTemplateColumns: '64px minmax(0, 1fr) repeat(3, minmax(0, 84px)) minmax(0, 1fr) 64px',
        columnGap: 6,
      },
      small: {
        gridTemplateColumns: '56px minmax(0, 1fr) repeat(3, minmax(0, 68px)) minmax(0, 1fr) 56px',
        gridTemplateRows: 'repeat(4, 82px) minmax(96px, auto)',
        columnGap: 4,
        padding: '16px 14px',
      },
      tiny: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gridTemplateRows: 'none',
        gridTemplateAreas: 'none',
        gap: '16px 6px',
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
        inset: '-20px -120px -100px',
        background: `repeating-radial-gradient(circle at 50% 43%, transparent 0 57px, color-mix(in oklab, ${color.accent} 15%, transparent) 57px 58px)`,
        maskImage: 'radial-gradient(closest-side, #000 50%, transparent)',
      },
    },
    ...below({ tiny: { display: 'none' } }),
  }),
)

export const figure = style(
  inComponents({ position: 'relative', width: 'auto', height: 348, ...below({ small: { height: 300 } }) }),
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
    minHeight: 44,
    textAlign: 'start',
    selectors: {
      'button&': { cursor: 'pointer' },
      '&:focus-visible': { outline: 'none' },
      [at('right')]: { flexDirection: 'row-reverse', textAlign: 'end' },
      [at('below')]: { ...stacked, lineHeight: '14px' },
      [`${at('shelf')}, ${at('other')}`]: { ...type.xs, gap: 9, lineHeight: '15px' },
    },
    ...below({
      compact: {
        selectors: { [`${at('shelf')}, ${at('other')}`]: { ...stacked, gap: 6, lineHeight: '14px' } },
      },
      tiny: {
        selectors: {
          [`${at('left')}, ${at('right')}, ${at('below')}`]: { ...stacked, gap: 6, lineHeight: '14px' },
        },
      },
    }),
  }),
)

/** Placeholder with the size of a tile. */
export const tileSpace = style(
  inComponents({
    flex: 'none',
    width: 64,
    height: 64,
    selectors: { '[data-place=shelf] &': { width: 48, height: 48 } },
  }),
)

export const tile = style(
  inUtilities({
    selectors: {
      [`${seat}:focus-visible > &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
    ...below({
      small: {
        selectors: { '[data-place] &': { width: 56, height: 56 }, [at('shelf')]: { width: 48, height: 48 } },
      },
      tiny: { selectors: { '[data-place] &': { width: 48, height: 48 } } },
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
          [at('shelf')]: { minHeight: 28 },
        },
      },
      // In some languages words are wider than a tile.
      small: { fontSize: '11px' },
      tiny: { selectors: { '[data-place][data-place] &': { display: '-webkit-box', fontSize: '11px' } } },
    }),
  }),
)

export const shelf = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 84px) repeat(5, minmax(0, 1fr))',
    alignItems: 'center',
    gap: space[2],
    padding: `14px ${space[6]}`,
    borderTop: `1px solid ${color.line}`,
    background: color.surface2,
    selectors: { '&:last-child': { borderRadius: `0 0 ${radius.lg} ${radius.lg}` } },
    ...below({
      compact: {
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        alignItems: 'start',
        gap: `${space[3]} ${space[1]}`,
      },
      small: { padding: 14 },
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
