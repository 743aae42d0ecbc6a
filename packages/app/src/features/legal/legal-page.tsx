import { useLingui } from '@lingui/react/macro'
import { Callout } from '@olympus/ui/callout/callout'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { FirstPaintEnd } from '../../shared/navigation/first-paint-end.tsx'
import { PageTitle } from '../../shared/navigation/page-title.tsx'
import * as styles from './legal-page.css.ts'
import type { LegalText } from './legal-text.ts'

interface LegalPageProps {
  readonly title: string
  readonly text: LegalText
  /** Language tag of the text. It can differ from the page language. */
  readonly lang: string
}

/** A legal text with a table of contents and an anchor for each section. */
export function LegalPage({ title, text, lang }: LegalPageProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const updatedOn = format.calendarDate(text.updatedOn)

  return (
    <article className={styles.root}>
      <PageTitle title={title} />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.updated}>{t`Last updated: ${updatedOn}`}</p>
      </header>
      <FirstPaintEnd />
      <div lang={lang} className={styles.root}>
        {text.notice !== undefined && <Callout tone="info">{text.notice}</Callout>}
        <nav aria-label={t`Contents`}>
          <ol className={styles.contents}>
            {text.sections.map((section) => (
              <li key={section.id}>
                <TextLink isQuiet href={`#${section.id}`}>
                  {section.title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
        {text.sections.map(({ id, title: sectionTitle, paragraphs, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <h2 id={`${id}-title`} className={styles.sectionTitle}>
              {sectionTitle}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {items && (
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}
