import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style, styleVariants } from '@vanilla-extract/css'

const { border, color, space } = vars

const textMaxWidth = '60ch'

const tones = {
  genuine: { text: color.success, soft: color.successSoft, line: color.successLine },
  fault: { text: color.danger, soft: color.dangerSoft, line: color.dangerLine },
  waiting: { text: color.info, soft: color.infoSoft, line: color.infoLine },
  unsigned: { text: color.info, soft: color.infoSoft, line: color.infoLine },
}

export const band = styleVariants(tones, ({ soft, line }) => ({
  display: 'flex',
  gap: space[3.5],
  padding: `${space[4]} ${space[5]}`,
  borderBlock: `${border.thin} solid ${line}`,
  background: soft,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
}))

export const icon = styleVariants(tones, ({ text: tone }) => ({ flex: 'none', color: tone }))

export const title = style(type.xl)

export const text = style({ maxWidth: textMaxWidth, color: color.text2, textWrap: 'pretty' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[3],
})
