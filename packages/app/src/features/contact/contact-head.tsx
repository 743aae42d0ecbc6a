import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import * as styles from '../../shared/auth-page/auth-form.css.ts'
import { PageTitle } from '../../shared/navigation/page-title.tsx'

/** Title of the contact page. */
export function ContactHead({ children }: { readonly children?: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t`Contact us`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Contact us`}</h1>
        {children && <p className={styles.line}>{children}</p>}
      </div>
    </>
  )
}
