import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const panelWidth = '520px'
const panelPaddingInline = '56px'
const sceneSpaceOnMobile = '212px'
const sceneHeightOnMobile = '300px'

export const root = style({
  display: 'grid',
  gridTemplateColumns: `${panelWidth} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': { [media.mobile]: { display: 'block', position: 'relative' } },
})

export const panel = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[5]} ${panelPaddingInline} ${vars.space[7]}`,
  background: vars.color.canvas,
  borderRight: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': {
    [media.mobile]: {
      minHeight: '100dvh',
      padding: `${vars.space[3.5]} ${vars.space[5]} ${vars.space[5]}`,
      background: 'none',
      border: 0,
    },
  },
})

export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const brand = style({ height: vars.layout.topbarHeight })

export const main = style({
  margin: 'auto 0',
  padding: `${vars.space[8]} 0`,
  outline: 'none',
  '@media': { [media.mobile]: { margin: 0, padding: `${sceneSpaceOnMobile} 0 ${vars.space[6]}` } },
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
      height: sceneHeightOnMobile,
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
