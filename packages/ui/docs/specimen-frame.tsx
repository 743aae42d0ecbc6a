import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import * as styles from './specimens.css.ts'

/** Keeps Storybook's own text styles away from what a page shows. */
export const SpecimenFrame = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div className={styles.frame}>{children}</div>
  </Unstyled>
)
