import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useRef, useState, type ReactNode } from 'react'

import { PasswordForm } from './password-form.tsx'
import * as styles from './settings-page.css.ts'

export function PasswordCard(): ReactNode {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  const [changes, setChanges] = useState(0)

  const emptyForm = () => {
    setChanges(changes + 1)
    content.current?.focus()
    toast.success({ title: t`Password changed`, description: t`All your other devices were logged out.` })
  }

  return (
    <Card title={t`Password`} description={t`Changing it logs out all your other devices.`}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        <PasswordForm key={changes} onChanged={emptyForm} />
      </div>
    </Card>
  )
}
