import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { useUserOrFail } from '../../../session/session-context.ts'
import * as styles from './backup-codes-dialog.css.ts'
import { backupCodesFile, backupCodesFileName } from './backup-codes-file.ts'

interface DownloadCodesLinkProps {
  readonly codes: readonly string[]
  readonly onDownload: () => void
}

/** The codes as a text file, created in the browser and sent nowhere. */
export function DownloadCodesLink({ codes, onDownload }: DownloadCodesLinkProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { username } = useUserOrFail()
  const link = useRef<HTMLAnchorElement>(null)
  const [madeAt] = useState(() => new Date().toISOString())
  const date = format.dateTime(madeAt)
  useTextUrl(
    link,
    backupCodesFile({
      title: t`Olympus: backup codes for ${username}`,
      date: t`Created on ${date}`,
      notes: [
        t`Use one when you cannot access your authenticator app. Each code works only once.`,
        t`Keep them where nobody else can find them. New codes replace these.`,
      ],
      codes,
    }),
  )

  return (
    <ButtonLink
      ref={link}
      download={backupCodesFileName(username)}
      icon={<Icon icon={Download} />}
      onClick={onDownload}
      className={styles.action}
    >
      {t`Download codes`}
    </ButtonLink>
  )
}

/** Points a link to a blob URL for a text, and revokes the URL after use. */
function useTextUrl(link: RefObject<HTMLAnchorElement | null>, text: string): void {
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    link.current?.setAttribute('href', url)
    // A download that has just started may still read the URL.
    return () => void setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }, [link, text])
}
