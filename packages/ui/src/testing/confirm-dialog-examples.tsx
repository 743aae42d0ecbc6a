import { useState } from 'react'

import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx'
import { EffectList, EffectLists } from '../confirm-dialog/effect-list.tsx'

const kept = [
  {
    key: '1',
    name: 'Kallistrate',
    note: '93',
    media: <Avatar name="" icon="spartan-helmet" element="fire" size="sm" />,
  },
  {
    key: '2',
    name: 'Nyxandra',
    note: '88',
    media: <Avatar name="" icon="wizard-staff" element="shadow" size="sm" />,
  },
]
const lost = [
  {
    key: '3',
    name: 'Ianthe',
    note: '55',
    media: <Avatar name="" icon="wizard-staff" element="water" size="sm" />,
  },
  {
    key: '4',
    name: 'Melantho',
    note: '40',
    media: <Avatar name="" icon="high-shot" element="shadow" size="sm" />,
  },
  {
    key: '5',
    name: 'Drakontas',
    note: '33',
    media: <Avatar name="" icon="spartan-helmet" element="fire" size="sm" />,
  },
]

export const effects = (
  <EffectLists>
    <EffectList effect="kept" title="Kept" count="2" items={kept} />
    <EffectList
      effect="lost"
      title="Deleted"
      count="3"
      items={lost}
      note="Their inventory items are sent as coupons."
    />
  </EffectLists>
)

/** Behaves like a page: pending after the press, then the server's answer. */
export function Sending({ onConfirm, ...args }: ConfirmDialogProps) {
  const [state, setState] = useState<'asking' | 'pending' | 'refused'>('asking')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <Button onClick={() => setState('refused')}>Refuse</Button>
      <ConfirmDialog
        {...args}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isPending={state === 'pending'}
        error={state === 'refused' && 'The account must be offline. Log out of the game and try again.'}
        onConfirm={(typed) => {
          onConfirm(typed)
          setState('pending')
        }}
      />
    </>
  )
}

/** Two steps: the list first, then checkbox and phrase. The answers belong to the list. */
export function InSteps({ subject, ...args }: ConfirmDialogProps) {
  const [isLast, setIsLast] = useState(false)
  const [changes, setChanges] = useState(0)
  return (
    <ConfirmDialog
      {...args}
      subject={`${subject} ${changes}`}
      onCancel={() => setIsLast(false)}
      stepFooter={
        isLast ? undefined : (
          <>
            <Button onClick={() => setChanges(changes + 1)}>Change</Button>
            <Button tone="primary" onClick={() => setIsLast(true)}>
              Next
            </Button>
          </>
        )
      }
    />
  )
}
