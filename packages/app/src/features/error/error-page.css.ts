import { media } from '@olympus/ui/theme/media'
import { scene } from '@olympus/ui/theme/scene.css'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  overflow: 'hidden',
})

export const sky = style({
  position: 'absolute',
  inset: '0 0 auto',
  height: 680,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '34%',
    background: `linear-gradient(transparent, ${vars.color.canvas} 86%)`,
  },
  '@media': { [media.mobile]: { height: 374 } },
})

export const header = style({
  position: 'relative',
  padding: '8px 76px',
  '@media': { [media.mobile]: { padding: '0 20px' } },
})

export const main = style({
  position: 'relative',
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  padding: '0 76px 64px',
  outline: 'none',
  '@media': { [media.mobile]: { alignSelf: 'start', padding: '328px 20px 40px' } },
})

export const title = style({
  ...type['4xl'],
  '@media': { [media.mobile]: { fontSize: 34, lineHeight: '38px' } },
})

export const message = style({ ...type.lg, color: vars.color.text2 })

export const actions = style({
  display: 'flex',
  gap: vars.space[3],
  margin: '20px 0 22px',
  '@media': { [media.mobile]: { width: '100%' } },
})

export const action = style({ '@media': { [media.mobile]: { flex: 1 } } })

export const mistake = style({ color: vars.color.text3 })

export const code = style({ color: scene.disc })
