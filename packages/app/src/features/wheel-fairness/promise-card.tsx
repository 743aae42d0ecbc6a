import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import * as styles from './promise-card.css.ts'

/** What makes the wheel fair, in three facts. */
export function PromiseCard(): ReactNode {
  const { t } = useLingui()
  const facts = [
    {
      title: t`The result is fixed before you spin`,
      text: t`We publish a fingerprint of our secret number first. After that we can’t change it without everybody noticing.`,
    },
    {
      title: t`You add your own number`,
      text: t`Every draw mixes our number with yours, so we can’t choose a result for you.`,
    },
    {
      title: t`Anyone can check`,
      text: t`Chances, spins and proofs are public. This page recomputes them in your browser, without asking us.`,
    },
  ]
  return (
    <Card isFlush aria-label={t`What we promise`}>
      <ol className={styles.facts}>
        {facts.map(({ title, text }, index) => (
          <li key={title} className={styles.fact}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
