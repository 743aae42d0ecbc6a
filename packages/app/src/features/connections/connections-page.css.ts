import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const textMaxWidth = '620px'
const factsMaxWidth = '420px'

export const part = style({ display: 'grid', justifyItems: 'start', gap: space[4] })

export const wide = style({ justifySelf: 'stretch' })

export const text = style({ maxWidth: textMaxWidth, color: color.text2, textWrap: 'pretty' })

/** Live regions must exist before their text does. While empty, this one takes no space. */
export const status = style([text, { selectors: { '&:empty': { position: 'absolute' } } }])

export const facts = style({ justifySelf: 'stretch', maxWidth: factsMaxWidth })
