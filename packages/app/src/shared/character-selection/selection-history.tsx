import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listSelections, type Selection } from '@olympus/contract/character-selection'
import { listCharacters } from '@olympus/contract/characters'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card, CardSection } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { Timeline } from '@olympus/ui/timeline/timeline'
import { Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { selectionReviewPath } from './selection-review-path.ts'
import { Loaded } from '../loading/loaded.tsx'
import { Link } from '../navigation/link.tsx'
import { CancelSelectionDialog } from './cancel-selection-dialog.tsx'
import * as styles from './selection-history.css.ts'
import { isAtOnce } from './selection-rules.ts'
import { useSelectionSteps } from './use-selection-steps.tsx'

/** The permanent selections of the account, newest first. The open one can be cancelled. */
export function SelectionHistory(): ReactNode {
  const { t } = useLingui()
  const [isCancelling, setIsCancelling] = useState(false)

  return (
    <Card isFlush title={t`Permanent selections`}>
      <Loaded
        answer={useApi(listSelections)}
        isEmpty={({ selections }) => selections.length === 0}
        empty={<p className={styles.empty}>{t`You have never made one.`}</p>}
      >
        {(data) =>
          data ? (
            data.selections.map((selection) => (
              <CardSection key={selection.id}>
                <OneSelection selection={selection} onCancel={() => setIsCancelling(true)} />
              </CardSection>
            ))
          ) : (
            <CardSection>
              <Skeleton isBlock height={96} />
            </CardSection>
          )
        }
      </Loaded>
      <CancelSelectionDialog isOpen={isCancelling} onOpenChange={setIsCancelling} />
    </Card>
  )
}

interface OneSelectionProps {
  readonly selection: Selection
  readonly onCancel: () => void
}

function OneSelection({ selection, onCancel }: OneSelectionProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { data: roster } = useApi(listCharacters)
  const steps = useSelectionSteps(selection, roster?.presence ?? 'offline')
  const date = format.date(selection.confirmedAt)
  const { state } = selection

  return (
    <div className={styles.selection}>
      <Timeline
        aria-label={t`Selection of ${date}`}
        items={steps}
        stateTexts={{ current: t`In progress`, failed: t`Failed` }}
      />
      {state === 'changed' && (
        <ButtonLink asChild tone="primary" isBlock>
          <Link to={selectionReviewPath}>{t`Review the change`}</Link>
        </ButtonLink>
      )}
      {((state === 'pending' && !isAtOnce(selection)) || state === 'changed') && (
        <Button isBlock icon={<Icon icon={Undo2} size={15} />} onClick={onCancel}>
          {t`Cancel the deletion`}
        </Button>
      )}
    </div>
  )
}
