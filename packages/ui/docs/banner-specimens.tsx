import { BannerScene } from '../src/banner-scene/banner-scene.tsx'
import { Button } from '../src/button/button.tsx'
import { banners, themeAttributes, themes } from '../src/theme/theme-names.ts'
import { SpecimenFrame } from './specimen-frame.tsx'
import * as styles from './specimens.css.ts'

const moods = {
  orange: 'Dusk over plum stone. The default.',
  aegean: 'Turquoise dawn over blue stone.',
  laurel: 'Olive light over green stone.',
  amethyst: 'Magenta dusk over violet stone.',
  rose: 'Coral dusk over wine stone.',
  nyx: 'Night, a crescent, all stars.',
  marble: 'Overcast, grey stone.',
  bronze: 'Amber haze over verdigris.',
} as const

/** Each banner in both themes, with the accent that comes with it. */
export const Banners = () => (
  <SpecimenFrame>
    <div className={styles.scenes}>
      {banners.flatMap((banner) =>
        themes.map((theme) => (
          <figure key={banner + theme} {...themeAttributes({ theme, banner })} className={styles.scene}>
            <div className={styles.picture}>
              <BannerScene crop="preview" />
            </div>
            <figcaption className={styles.caption}>
              <span className={styles.name}>
                {banner}, {theme}
              </span>
              <span className={styles.note}>{moods[banner]}</span>
              <span inert style={{ marginInlineStart: 'auto' }}>
                <Button tone="primary" size="sm">
                  Claim
                </Button>
              </span>
            </figcaption>
          </figure>
        )),
      )}
    </div>
  </SpecimenFrame>
)
