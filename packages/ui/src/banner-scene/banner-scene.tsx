import { cx } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'

import * as styles from './banner-scene.css.ts'
import { scenePaths } from './scene-paths.ts'

const crops = {
  head: { viewBox: '0 440 1600 400', preserveAspectRatio: 'xMidYMax meet' },
  tall: { viewBox: '500 0 1100 900', preserveAspectRatio: 'xMidYMax slice' },
  error: { viewBox: '0 220 1600 680', preserveAspectRatio: 'xMinYMax slice' },
  preview: { viewBox: '560 440 760 400', preserveAspectRatio: 'xMidYMax slice' },
} as const

export type BannerSceneProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /**
   * `head` behind a page head, `tall` beside a form, `error` behind a code, `preview` in a banner picker.
   */
  crop: keyof typeof crops
  hasConstellations?: boolean | undefined
  /** The error page’s status code, drawn in the sky behind the islands. */
  code?: string | undefined
}

/** The landscape of the chosen banner. Fills its positioned ancestor, which must clip it. Decorative. */
export function BannerScene({
  crop,
  hasConstellations = false,
  code,
  className,
  ...props
}: BannerSceneProps) {
  const id = useId()
  const url = (name: string) => `url(#${id}${name})`
  const massif = `#${id}massif`

  return (
    <svg
      {...crops[crop]}
      aria-hidden
      focusable="false"
      {...props}
      className={cx(styles.root, styles.crop[crop], className)}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="742" gradientUnits="userSpaceOnUse">
          <stop className={styles.stop.sky1} offset="0" />
          <stop className={styles.stop.sky2} offset=".62" />
          <stop className={styles.stop.sky3} offset=".985" />
        </linearGradient>
        <linearGradient id={`${id}sea`} x1="0" y1="742" x2="0" y2="880" gradientUnits="userSpaceOnUse">
          <stop className={styles.stop.sea1} offset="0" />
          <stop className={styles.stop.sea2} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop className={styles.stop.glow} offset="0" stopOpacity=".85" />
          <stop className={styles.stop.glow} offset=".34" stopOpacity=".34" />
          <stop className={styles.stop.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}fog`} x1="0" y1="630" x2="0" y2="784" gradientUnits="userSpaceOnUse">
          <stop className={styles.stop.fog} offset="0" stopOpacity="0" />
          <stop className={styles.stop.fog} offset=".8" stopOpacity=".6" />
          <stop className={styles.stop.fog} offset="1" stopOpacity="0" />
        </linearGradient>
        <path id={`${id}massif`} d={scenePaths.massif} />
      </defs>
      <path d="M-900 0h3400v900H-900z" fill={url('sky')} />
      <g className={styles.stars}>
        <path d={scenePaths.stars} />
        <path className={styles.brightStars} d={scenePaths.brightStars} />
      </g>
      {hasConstellations && (
        <g className={styles.constellations} data-crop={crop}>
          <path className={styles.constellationLines} d={scenePaths.constellationLines} />
          <path className={styles.constellationStars} d={scenePaths.constellationStars} />
        </g>
      )}
      <circle cx="905" cy="648" r="430" fill={url('halo')} />
      <g className={styles.rings}>
        {[112, 158, 218, 296].map((radius) => (
          <circle key={radius} cx="905" cy="648" r={radius} />
        ))}
      </g>
      <circle className={styles.sun} cx="905" cy="648" r="76" />
      <path className={styles.crescent} d={scenePaths.crescent} />
      <path className={styles.fill.cloud} d={scenePaths.clouds} />
      {code !== undefined && (
        <text className={styles.code} x="84" y="748" textLength="600" lengthAdjust="spacingAndGlyphs">
          {code}
        </text>
      )}
      <path className={styles.fill.far} d={scenePaths.farIslands} />
      <path d="M-900 742h3400v158H-900z" fill={url('sea')} />
      <path className={styles.glints} d={scenePaths.glints} />
      <use className={styles.fill.shade} href={massif} />
      <path className={styles.fill.lit} d={scenePaths.litFacets} />
      <path className={styles.fill.crease} d={scenePaths.creases} />
      <path className={styles.fill.snow} d={scenePaths.snow} />
      <use href={massif} fill={url('fog')} />
      <path className={styles.fill.mid} d={scenePaths.middleGround} />
      <path className={styles.fill.near} d={scenePaths.hill} />
      <path className={styles.rim} d={scenePaths.hillRim} />
      <path className={styles.fill.near} d={scenePaths.temple} />
      <path className={styles.rim} d={scenePaths.templeRim} />
      <path className={styles.fill.near} d={scenePaths.ruins} />
      <path className={styles.fill.fore} d={scenePaths.foreground} />
    </svg>
  )
}
