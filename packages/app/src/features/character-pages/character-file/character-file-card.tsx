import { useLingui } from '@lingui/react/macro'
import { useApiAction } from '@olympus/api-client/hooks'
import { getCharacterFile } from '@olympus/contract/character-file'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

import { saveFile } from '../../../shared/save-file.ts'
import { ErrorText } from '../../../shared/texts/error-text.tsx'
import { characterFileName } from './character-file-name.ts'
import * as styles from './character-file-card.css.ts'

/** Lets the owner keep a character as a file. */
export function CharacterFileCard({ characterId }: { characterId: number }): ReactNode {
  const { t } = useLingui()
  const { call, error, isPending } = useApiAction(getCharacterFile)

  async function download(): Promise<void> {
    const { data: file } = await call({ params: { id: characterId } })
    if (!file) return
    const name = characterFileName(file.character.name, file.writtenAt)
    saveFile(name, 'application/json', [JSON.stringify(file, null, 2), '\n'])
  }

  return (
    <Card
      title={t`As a file`}
      description={t`Everything that these pages show you, as JSON for programs. Your data export contains it too.`}
    >
      <div className={styles.content}>
        {error && (
          <Callout tone="danger" role="alert">
            <ErrorText error={error} />
          </Callout>
        )}
        <Button icon={<Icon icon={Download} />} isPending={isPending} onClick={() => void download()}>
          {t`Download JSON`}
        </Button>
      </div>
    </Card>
  )
}
