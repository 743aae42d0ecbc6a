import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import {
  type CharacterView,
  getCharacter,
  type OwnFacts,
  setCharacterPrivacy,
} from '@olympus/contract/character-pages'
import { getRanks } from '@olympus/contract/leaderboards'
import { FormDialog } from '@olympus/ui/form-dialog/form-dialog'
import { Switch } from '@olympus/ui/switch/switch'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode } from 'react'

import { useForm } from '../../shared/form/use-form.ts'
import { FailureText } from '../../shared/texts/failure-text.tsx'
import * as styles from './privacy-dialog.css.ts'
import { detailTexts } from './privacy-names.ts'
import { changedParts, shownDetails } from './shown-details.ts'

interface PrivacyDialogProps {
  readonly character: CharacterView
  readonly own: OwnFacts
  readonly onClose: () => void
}

/** The owner chooses what other players see of a character. */
export function PrivacyDialog({ character, own, onClose }: PrivacyDialogProps): ReactNode {
  const { t, i18n } = useLingui()
  const { id, name } = character
  const updateData = useUpdateData()
  const revalidate = useRevalidate()
  const { values, set, failure, isPending, formProps } = useForm(setCharacterPrivacy, {
    initial: own.privacy,
    input: (chosen) => ({ params: { id }, body: changedParts(own.privacy, chosen) }),
    invalidTexts: {},
    onDone: async (privacy) => {
      await updateData(getCharacter, (data) =>
        data.id === id && data.own ? { ...data, own: { ...data.own, privacy } } : data,
      )
      // A character that is hidden from the leaderboards has no places.
      void revalidate(getRanks)
      toast.success({ title: t`Privacy saved` })
      onClose()
    },
  })
  const isUnchanged = Object.keys(changedParts(own.privacy, values)).length === 0

  return (
    <FormDialog
      {...formProps}
      isOpen
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={t`Privacy of ${name}`}
      description={t`Name, class, element, faction, levels, reputation, achievement points and appearance are visible to everybody, as in the game.`}
      cancelLabel={t`Cancel`}
      submitLabel={t`Save`}
      error={failure && <FailureText failure={failure} />}
      onSubmit={() => (isUnchanged ? onClose() : formProps.onSubmit())}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t`Other players also see`}</legend>
        {shownDetails(character).map((detail) => {
          const { name: label, hint } = detailTexts[detail]
          return (
            <Switch
              key={detail}
              className={styles.row}
              checked={values.audiences[detail] === 'players'}
              aria-disabled={isPending || undefined}
              hint={hint && i18n._(hint)}
              onChange={({ target }) => {
                const audience = target.checked ? 'players' : 'me'
                if (!isPending) set('audiences', { ...values.audiences, [detail]: audience })
              }}
            >
              {i18n._(label)}
            </Switch>
          )
        })}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t`Leaderboards`}</legend>
        <Switch
          className={styles.row}
          checked={values.isHiddenFromLeaderboards}
          aria-disabled={isPending || undefined}
          hint={t`The character is left out of every ranking: nobody sees its places, and others move up. Its page stays.`}
          onChange={({ target }) => {
            if (!isPending) set('isHiddenFromLeaderboards', target.checked)
          }}
        >
          {t`Hide from leaderboards`}
        </Switch>
      </fieldset>
    </FormDialog>
  )
}
