import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import * as styles from './settings-page.css.ts'

/** Lists what is deleted with an account and what the law requires us to keep. */
export function DeletionEffects(): ReactNode {
  const { t } = useLingui()
  return (
    <div className={styles.effects}>
      <div className={styles.effect}>
        <p className={styles.listTitle}>{t`Deleted`}</p>
        <ul className={styles.list}>
          <li>{t`your characters and everything they carry`}</li>
          <li>{t`your remaining Olympus Coins`}</li>
          <li>{t`your username, email, orders, passkeys, devices and connections`}</li>
        </ul>
      </div>
      <div className={styles.effect}>
        <p className={styles.listTitle}>{t`Kept by law`}</p>
        <ul className={styles.list}>
          <li>{t`records of your purchases, Olympus Coins and consents, without your name`}</li>
        </ul>
      </div>
    </div>
  )
}
