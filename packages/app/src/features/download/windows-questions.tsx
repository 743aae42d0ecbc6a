import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import * as styles from './windows-questions.css.ts'

interface PictureProps {
  readonly bar: string
  readonly children?: ReactNode
  /** The last one is the one to press, unless `pressed` says otherwise. */
  readonly buttons: readonly string[]
  readonly pressed: string
}

/** A window as Windows draws it, in outline. */
const Picture = ({ bar, children, buttons, pressed }: PictureProps): ReactNode => (
  <div className={styles.picture} aria-hidden>
    <span className={styles.bar}>{bar}</span>
    <span className={styles.stroke} />
    {children}
    <span className={styles.buttons}>
      {buttons.map((button) => (
        <span key={button} className={styles.button} data-pressed={button === pressed || undefined}>
          {button}
        </span>
      ))}
    </span>
  </div>
)

interface StepProps {
  readonly number: number
  readonly title: string
  readonly picture: ReactNode
  readonly children: ReactNode
}

const Step = ({ number, title, picture, children }: StepProps): ReactNode => (
  <li className={styles.step}>
    {picture}
    <h3 className={styles.title}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      {title}
    </h3>
    <p className={styles.text}>{children}</p>
  </li>
)

/** What the browser and Windows ask before they install a program, and what to answer. */
export function WindowsQuestions({ publisher = '' }: { readonly publisher: string | undefined }): ReactNode {
  const { t } = useLingui()
  const [keep, runAnyway, yes] = [t`Keep`, t`Run anyway`, t`Yes`]
  return (
    <Card
      title={t`What Windows will ask you`}
      actions={<p className={styles.order}>{t`Three questions, in this order`}</p>}
    >
      <ol className={styles.steps}>
        <Step
          number={1}
          title={t`Your browser asks to keep the file`}
          picture={<Picture bar={t`Browser`} buttons={[t`Delete`, keep]} pressed={keep} />}
        >
          <Trans>
            A new release is unknown at first, so some browsers warn. Choose <b>Keep</b>.
          </Trans>
        </Step>
        <Step
          number={2}
          title={t`SmartScreen, in the first days only`}
          picture={
            <Picture bar={t`Windows protected your PC`} buttons={[runAnyway]} pressed={runAnyway}>
              <span className={styles.link}>{t`More info`}</span>
            </Picture>
          }
        >
          <Trans>
            Choose <b>More info</b>. Continue only if it says <b>{publisher}</b>.
          </Trans>
        </Step>
        <Step
          number={3}
          title={t`Permission to install`}
          picture={
            <Picture bar={t`User Account Control`} buttons={[yes, t`No`]} pressed={yes}>
              <span className={styles.publisher}>
                {t`Verified publisher`}
                <b translate="no">{publisher}</b>
              </span>
            </Picture>
          }
        >
          <Trans>
            The publisher must be <b>verified</b>. If it says “Unknown”, choose No.
          </Trans>
        </Step>
      </ol>
    </Card>
  )
}
