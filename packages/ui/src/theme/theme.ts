import './layers.css.ts'
import './fonts.css.ts'
import './reset.css.ts'
import './focus.css.ts'
import './scales.css.ts'
import './palette.css.ts'
import './ramp.css.ts'
import './roles.css.ts'
import './scene.css.ts'

export {
  applyTheme,
  banners,
  defaultBanner,
  defaultTheme,
  isBanner,
  isTheme,
  themeAttributes,
  themes,
} from './theme-names.ts'
export type { Banner, Theme } from './theme-names.ts'
