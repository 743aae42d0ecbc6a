import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import {
  deleteEquipmentLink,
  listEquipmentLinks,
  type EquipmentLink,
} from '@olympus/contract/equipment-links'
import { ConfirmDialog } from '@olympus/ui/confirm-dialog/confirm-dialog'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode, RefObject } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useConfirmedAction } from '../../../shared/use-confirmed-action.ts'

interface DeleteLinkDialogProps {
  readonly link: EquipmentLink
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function DeleteLinkDialog({ link, focusFallback, onClose }: DeleteLinkDialogProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const update = useUpdateData()
  const { key, asOf } = link
  const moment = format.dateTime(asOf)

  const { confirm, dialogProps } = useConfirmedAction(deleteEquipmentLink, {
    doneKey: 'NOT_FOUND',
    async onDone() {
      await update(listEquipmentLinks, ({ links }) => ({ links: links.filter((other) => other.key !== key) }))
      toast.success({ title: t`Link deleted` })
    },
    onClose,
  })

  return (
    <ConfirmDialog
      {...dialogProps}
      size="sm"
      onOpenChange={onClose}
      title={t`Delete the link of ${moment}?`}
      description={t`Nobody can open it anymore. A new link shows what the character wears then.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete link`}
      onConfirm={() => void confirm({ params: { key } })}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  )
}
