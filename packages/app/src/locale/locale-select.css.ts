import { vars } from '@olympus/ui/theme/vars.css'
import { style, styleVariants } from '@vanilla-extract/css'

/** The native select lies invisibly over its drawn value, so that the platform's own list opens. */
const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.semibold,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})

export const looks = styleVariants({
  ghost: [
    root,
    {
      height: vars.control.sm,
      padding: '0 11px',
      marginRight: -11,
      color: vars.color.text2,
      fontSize: vars.text.sm,
      selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
    },
  ],
  button: [
    root,
    {
      gap: 8,
      height: vars.control.md,
      padding: '0 8px',
      border: `1px solid ${vars.color.lineStrong}`,
      background: vars.color.surface3,
      boxShadow: vars.elevation.card,
      selectors: { '&:hover': { background: vars.color.surface4 } },
    },
  ],
})

export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 16,
})
