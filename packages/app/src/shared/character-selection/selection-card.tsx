import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { Button } from '@olympus/ui/button/button'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ListChecks, ListTree, Undo2 } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { lateDialog } from '../loading/late-dialog.ts'
import { useLateDialog } from '../loading/use-late-dialog.ts'
import * as styles from './selection-card.css.ts'
import { phaseOf } from './selection-phase.ts'
import { useSelectionPreview } from './use-selection-preview.ts'
import { useSelectionTexts } from './use-selection-texts.ts'

const SelectionDialog = lateDialog(() => import('./selection-dialog.tsx'), 'SelectionDialog')
const PlanDialog = lateDialog(() => import('./plan-dialog.tsx'), 'PlanDialog')
const CancelSelectionDialog = lateDialog(
  () => import('./cancel-selection-dialog.tsx'),
  'CancelSelectionDialog',
)

const dialogs = { selection: SelectionDialog, plan: PlanDialog, cancel: CancelSelectionDialog }

/** Of links that open the review of a changed selection. */
const reviewParameter = 'review'

/** The permanent selection of the account: to start one, or what becomes of the open one. */
export function SelectionCard(): ReactNode {
  const { t } = useLingui()
  const { data: roster, error } = useApi(listCharacters)
  const textsOf = useSelectionTexts()
  const { opened, opener, ...dialog } = useLateDialog((name: keyof typeof dialogs) => dialogs[name].load())
  const [search, setSearch] = useSearchParams()
  const selection = roster?.openSelection ?? null
  const phase =
    roster && selection ? phaseOf(selection, roster.presence, Date.parse(roster.serverNow)) : 'none'
  const shown = opened ?? (search.has(reviewParameter) && phase === 'changed' ? 'selection' : null)
  const canSelect = !roster || roster.characters.length > 1
  const { data: review } = useSelectionPreview(
    selection && phase === 'changed' ? { keptIds: selection.keptIds, heirId: selection.heirId } : null,
  )
  const { title, description } = textsOf(roster, review?.missing)

  function close(): void {
    dialog.close()
    if (!search.has(reviewParameter)) return
    search.delete(reviewParameter)
    setSearch(search, { replace: true })
  }

  if (!roster && error) return null
  return (
    <>
      <Card
        id="selection"
        title={title}
        description={description}
        className={styles.card}
        actions={
          <div className={styles.actions}>
            {phase === 'none' && canSelect && (
              <Skeleton isLoading={!roster}>
                <Button
                  tone="dangerGhost"
                  className={styles.select}
                  icon={<Icon icon={ListChecks} />}
                  {...opener('selection')}
                >
                  {t`Select characters`}
                </Button>
              </Skeleton>
            )}
            {phase === 'pending' && (
              <Button tone="ghost" icon={<Icon icon={ListTree} />} {...opener('plan')}>
                {t`See what happens`}
              </Button>
            )}
            {phase === 'changed' && (
              <Button tone="primary" icon={<Icon icon={ListChecks} />} {...opener('selection')}>
                {t`Review the change`}
              </Button>
            )}
            {(phase === 'pending' || phase === 'changed') && (
              <Button icon={<Icon icon={Undo2} />} {...opener('cancel')}>
                {t`Cancel the deletion`}
              </Button>
            )}
          </div>
        }
      />
      <Suspense>
        {shown === 'selection' && roster && <SelectionDialog roster={roster} onClose={close} />}
        {shown === 'plan' && roster && selection && (
          <PlanDialog roster={roster} selection={selection} onClose={close} />
        )}
        {shown === 'cancel' && <CancelSelectionDialog isOpen onOpenChange={close} />}
      </Suspense>
    </>
  )
}
