import { useLingui } from '@lingui/react/macro'
import type { listCharacters, OpenSelection } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { Button } from '@olympus/ui/button/button'
import { Dialog } from '@olympus/ui/dialog/dialog'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { PlanView } from './plan-view.tsx'
import { useSelectionPreview } from './use-selection-preview.ts'

interface PlanDialogProps {
  readonly roster: DataOf<typeof listCharacters>
  readonly selection: OpenSelection
  readonly onClose: () => void
}

/** What the open selection does, by the data that there is now. */
export function PlanDialog({ roster, selection, onClose }: PlanDialogProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { keptIds, heirId, dueAt } = selection
  const there = roster.characters.map(({ id }) => id)
  const answer = useSelectionPreview({ keptIds: keptIds.filter((id) => there.includes(id)), heirId })
  const due = format.dateTime(dueAt)

  return (
    <Dialog
      isOpen
      isFullOnPhones
      size="lg"
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={t`What happens`}
      description={t`The selection is carried out on ${due}, as soon as your account is offline. Nothing has changed yet.`}
      footer={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      <PlanView answer={answer} />
    </Dialog>
  )
}
