import { useLingui } from '@lingui/react/macro'
import type { LauncherRelease } from '@olympus/contract/download'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { langOf } from '../../shared/texts/english-texts.ts'
import * as styles from './download-page.css.ts'

/** What is new in a release. */
export function NotesCard({ release }: { readonly release: LauncherRelease }): ReactNode {
  const { t } = useLingui()
  const { version, notes } = release
  if (notes.length === 0) return null
  return (
    <Card title={t`New in ${version}`}>
      <ul className={styles.notes} lang={langOf(release, 'notes')}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  )
}
