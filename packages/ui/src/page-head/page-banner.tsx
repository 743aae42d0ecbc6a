import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { BannerScene } from '../banner-scene/banner-scene.tsx'
import * as styles from './page-banner.css.ts'

/**
 * The scene behind the top bar and the page head. Put it into the shell, so that it stays mounted between
 * pages. Its parent needs `position: relative` and `isolation: isolate`.
 */
export function PageBanner({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <BannerScene crop="head" />
    </div>
  )
}
