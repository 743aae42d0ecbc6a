import type { ReactNode, Ref } from 'react'

import * as styles from '../security-page.css.ts'

interface StepTitleProps {
  readonly number: number
  readonly children: ReactNode
  readonly ref?: Ref<HTMLHeadingElement>
}

export const StepTitle = ({ number, children, ref }: StepTitleProps): ReactNode => (
  <h3 ref={ref} tabIndex={-1} className={styles.stepTitle}>
    <span aria-hidden className={styles.stepNumber}>
      {number}
    </span>
    {children}
  </h3>
)
