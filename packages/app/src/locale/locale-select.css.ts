import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

/** The native select lies invisibly over its drawn value, so that the platform's own list opens. */
export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: vars.control.sm,
  padding: '0 11px',
  marginRight: -11,
  borderRadius: vars.radius.md,
  color: vars.color.text2,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 16,
})
