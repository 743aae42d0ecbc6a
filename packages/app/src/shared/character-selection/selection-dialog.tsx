import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import type { listCharacters } from '@olympus/contract/characters'
import { deletionPhrase } from '@olympus/contract/deletion-phrase'
import type { DataOf } from '@olympus/contract/endpoint'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { Stepper } from '@olympus/ui/stepper/stepper'
import { useState, type ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { ErrorText } from '../texts/error-text.tsx'
import { ChooseStep } from './choose-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { NobodyActive } from './plan-notices.tsx'
import { PlanView } from './plan-view.tsx'
import { choiceOf, chosenOf, emptyChoice } from './selection-rules.ts'
import { StepBody } from './step-body.tsx'
import { StepFooter } from './step-footer.tsx'
import { useConfirmSelection } from './use-confirm-selection.ts'
import { useSelectionPreview } from './use-selection-preview.ts'

const steps = ['choose', 'check', 'confirm'] as const
type Step = (typeof steps)[number]

interface SelectionDialogProps {
  readonly roster: DataOf<typeof listCharacters>
  readonly onClose: () => void
}

/**
 * Selects the characters to keep, in three steps: who stays, what happens, confirmation. A selection that
 * has changed is reviewed: it starts with what happens.
 */
export function SelectionDialog({ roster, onClose }: SelectionDialogProps): ReactNode {
  const { t } = useLingui()
  const { code } = useLocale()
  /** As it was when the dialog opened. */
  const [reviewed] = useState(roster.openSelection)
  const [step, setStep] = useState<Step>(reviewed ? 'check' : 'choose')
  const [hasMoved, setHasMoved] = useState(false)
  const [choice, setChoice] = useState(reviewed ? choiceOf(reviewed) : emptyChoice)
  /** The list that the player has gone on from, and the refusal that has made it outdated. */
  const [checked, setChecked] = useState<SelectionPreview | null>(null)
  const [outdated, setOutdated] = useState<ApiError | null>(null)

  const { kept, leftOut, heirId, obstacle } = chosenOf(roster.characters, choice)
  const isChoosing = step === 'choose' || obstacle !== null || heirId === null
  const answer = useSelectionPreview(isChoosing ? null : { keptIds: kept.map(({ id }) => id), heirId })
  const preview = answer.data
  const isConfirming =
    !isChoosing && step === 'confirm' && preview !== undefined && preview.previewHash === checked?.previewHash
  const shown = isChoosing ? 'choose' : isConfirming ? 'confirm' : 'check'

  const { confirm, isPending, refusal, isOver, reset, stepUpDialog } = useConfirmSelection({
    onDone: onClose,
    onOutdated: (reason) => {
      go(reason.key === 'SELECTION_EMPTY' ? 'choose' : 'check')
      setOutdated(reason)
      void answer.mutate()
    },
  })

  function go(next: Step): void {
    setStep(next)
    setHasMoved(true)
    setOutdated(null)
    reset()
  }

  const labels: Record<Step, string> = { choose: t`Choose`, check: t`Check`, confirm: t`Confirm` }
  const count = preview?.deleted.length ?? leftOut.length
  const deleteLabel = t`${plural(count, { one: 'Delete # character', other: 'Delete # characters' })}`

  return (
    <>
      <ConfirmDialog
        isOpen
        isFullOnPhones
        isPending={isPending}
        onOpenChange={onClose}
        closeLabel={t`Close`}
        title={
          isChoosing
            ? t`Select the characters to keep`
            : t`${plural(count, { one: 'Delete # character permanently?', other: 'Delete # characters permanently?' })}`
        }
        description={t`Confirmation is permanent. Deleted characters cannot be restored.`}
        stepFooter={
          isConfirming ? undefined : (
            <StepFooter
              obstacle={isChoosing ? obstacle : null}
              isBlocked={!isChoosing && !preview}
              backLabel={isChoosing ? t`Cancel` : t`Back`}
              onBack={() => (isChoosing ? onClose() : go('choose'))}
              onNext={() => {
                if (isChoosing) return go('check')
                if (preview) setChecked(preview)
                return go('confirm')
              }}
            />
          )
        }
        subject={preview?.previewHash ?? checked?.previewHash}
        cancelLabel={isOver ? t`Close` : t`Back`}
        {...(!isOver && { onCancel: () => go('check') })}
        confirmLabel={deleteLabel}
        acknowledgement={t`I understand that the characters I did not select are permanently deleted.`}
        phrase={deletionPhrase(code, count)}
        phraseLabel={(phrase) => <Trans>Type {phrase} to confirm</Trans>}
        blockedReason={t`Check the box and type the phrase.`}
        error={refusal && <RefusalText refusal={refusal} />}
        isOver={isOver}
        onConfirm={(phrase) => void (preview && confirm(preview, phrase))}
      >
        <Steps current={shown} labels={labels} />
        <StepBody key={shown} label={labels[shown]} hasFocus={hasMoved} refusal={outdated}>
          {shown === 'choose' && (
            <ChooseStep characters={roster.characters} choice={choice} onChange={setChoice} />
          )}
          {shown === 'check' && (
            <>
              <NobodyActive kept={kept} availableAt={roster.activationAvailableAt} />
              <PlanView answer={answer} before={checked ?? { deleted: leftOut, coupons: null }} />
            </>
          )}
          {shown === 'confirm' && preview && <ConfirmStep preview={preview} />}
        </StepBody>
      </ConfirmDialog>
      {stepUpDialog}
    </>
  )
}

function RefusalText({ refusal }: { refusal: ApiError }): ReactNode {
  const { t } = useLingui()
  return refusal.key === 'SELECTION_PENDING' ? (
    t`A permanent selection is pending already. Cancel it before you confirm another one.`
  ) : (
    <ErrorText error={refusal} />
  )
}

function Steps({ current, labels }: { current: Step; labels: Record<Step, string> }): ReactNode {
  const { t } = useLingui()
  return (
    <Stepper
      aria-label={t`Steps`}
      currentId={current}
      doneText={t`done`}
      steps={steps.map((id) => ({ id, label: labels[id] }))}
    />
  )
}
