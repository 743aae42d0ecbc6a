import { useLingui } from '@lingui/react/macro'
import { startDataExport } from '@olympus/contract/account'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { useSteppedUpAction } from '../../shared/step-up/use-stepped-up-action.ts'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import * as styles from './settings-page.css.ts'
import { startDownload } from './start-download.ts'

/** Lets the player export all the data we store about them. */
export function ExportCard(): ReactNode {
  const { t } = useLingui()
  const { call, error, isPending, stepUpDialog } = useSteppedUpAction(startDataExport)
  const [hasStarted, setHasStarted] = useState(false)

  async function download(): Promise<void> {
    setHasStarted(false)
    const result = await call()
    if (!result?.data) return
    startDownload(result.data.downloadPath)
    setHasStarted(true)
  }

  return (
    <Card title={t`Your data`} description={t`A copy of everything we store about you.`}>
      <div className={styles.words}>
        <p className={styles.line}>
          {t`A ZIP file with JSON and CSV files: your account, its devices and security events, your characters, Olympus Coins, purchases, orders and consents. It does not include passwords or keys.`}
        </p>
        {error && (
          <Callout tone="danger" role="alert">
            <ErrorText error={error} />
          </Callout>
        )}
        {hasStarted && (
          <Callout tone="success" role="status">
            {t`Your download has started. The link works once, within ten minutes. You can request another one at any time.`}
          </Callout>
        )}
        <Button icon={<Icon icon={Download} />} isPending={isPending} onClick={() => void download()}>
          {t`Download your data`}
        </Button>
      </div>
      {stepUpDialog}
    </Card>
  )
}
