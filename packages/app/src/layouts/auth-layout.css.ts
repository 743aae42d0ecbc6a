import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: '520px minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [media.mobile]: { display: 'block', position: 'relative' } },
})

export const panel = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 56px 28px',
  background: vars.color.canvas,
  borderRight: `1px solid ${vars.color.line}`,
  '@media': {
    [media.mobile]: { minHeight: '100dvh', padding: '14px 20px 20px', background: 'none', border: 0 },
  },
})

export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const brand = style({ height: vars.layout.topbarHeight })

export const main = style({
  margin: 'auto 0',
  padding: '32px 0',
  outline: 'none',
  '@media': { [media.mobile]: { margin: 0, padding: '212px 0 24px' } },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.text3,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  '@media': { [media.mobile]: { marginTop: 'auto' } },
})

export const end = style({ marginLeft: 'auto' })

export const scene = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      inset: '0 0 auto',
      height: 300,
      zIndex: 0,
      maskImage: 'linear-gradient(#000 60%, transparent)',
      '::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(transparent 30%, ${vars.color.canvas})`,
      },
    },
  },
})
