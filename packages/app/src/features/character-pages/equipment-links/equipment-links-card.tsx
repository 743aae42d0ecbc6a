import { useLingui } from '@lingui/react/macro'
import { useApi, useApiAction } from '@olympus/api-client/hooks'
import {
  createEquipmentLink,
  listEquipmentLinks,
  type EquipmentLink,
} from '@olympus/contract/equipment-links'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { CopyButton } from '@olympus/ui/copy-button/copy-button'
import { Icon } from '@olympus/ui/icon/icon'
import { IconButton } from '@olympus/ui/icon-button/icon-button'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { toast } from '@olympus/ui/toast/toast-queue'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { linkedEquipmentPath } from '../../../player-paths.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { ErrorText } from '../../../shared/texts/error-text.tsx'
import { DeleteLinkDialog } from './delete-link-dialog.tsx'
import * as styles from './equipment-links-card.css.ts'

interface EquipmentLinksCardProps {
  readonly characterId: number
  /** False: the game has reported no equipment that a link could show. */
  readonly isReported: boolean
}

/** Creates, lists and deletes links to the equipment of an own character. */
export function EquipmentLinksCard({ characterId, isReported }: EquipmentLinksCardProps): ReactNode {
  const { t } = useLingui()
  const card = useRef<HTMLElement>(null)
  const answer = useApi(listEquipmentLinks, { params: { id: characterId } })
  const { call, error, isPending } = useApiAction(createEquipmentLink)
  const [deleted, setDeleted] = useState<EquipmentLink | null>(null)

  async function create(): Promise<void> {
    const { data: link } = await call({ params: { id: characterId } })
    if (!link) return
    const isLink = ({ key }: EquipmentLink) => key === link.key
    const isOld = answer.data?.links.some(isLink) === true
    toast.success({ title: isOld ? t`You already have a link to this equipment` : t`Link created` })
    await answer.mutate(
      (list) => (list?.links.some(isLink) ? list : { links: [link, ...(list?.links ?? [])] }),
      { revalidate: !answer.data },
    )
  }

  return (
    <Card
      ref={card}
      tabIndex={-1}
      className={styles.card}
      title={t`Links to this equipment`}
      description={t`Every player with a link sees the equipment as it was when you made it, with name and date.`}
      actions={
        isReported && (
          <Button
            size="sm"
            icon={<Icon icon={Plus} size={14} />}
            isPending={isPending}
            onClick={() => void create()}
          >
            {t`New link`}
          </Button>
        )
      }
    >
      <div className={styles.content}>
        {error && (
          <Callout tone="danger" role="alert">
            <ErrorText error={error} />
          </Callout>
        )}
        <Loaded
          answer={answer}
          isEmpty={({ links }) => links.length === 0}
          empty={<p className={styles.hint}>{t`No links yet`}</p>}
        >
          {(list) => <Links links={list?.links} onDelete={setDeleted} />}
        </Loaded>
      </div>
      {deleted && <DeleteLinkDialog link={deleted} focusFallback={card} onClose={() => setDeleted(null)} />}
    </Card>
  )
}

interface LinksProps {
  /** Undefined while loading. */
  readonly links: readonly EquipmentLink[] | undefined
  readonly onDelete: (link: EquipmentLink) => void
}

function Links({ links, onDelete }: LinksProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (!links) return <Skeleton width="100%" height={44} />
  return (
    <ul className={styles.links}>
      {links.map((link) => {
        const { key, name, asOf } = link
        const moment = format.dateTime(asOf)
        return (
          <li key={key} className={styles.link}>
            <span className={styles.words}>
              <TextLink asChild>
                <Link to={linkedEquipmentPath(key)}>
                  <Moment at={asOf} />
                </Link>
              </TextLink>
              <span className={styles.hint} translate="no">
                {name}
              </span>
            </span>
            <CopyButton
              size="sm"
              text={location.origin + linkedEquipmentPath(key)}
              label={t`Copy the link of ${moment}`}
              copiedLabel={t`Copied`}
              refusedLabel={t`Copying failed. Open the link and copy the address of its page.`}
            />
            <IconButton
              size="sm"
              label={t`Delete the link of ${moment}`}
              icon={<Icon icon={Trash2} size={14} />}
              onClick={() => onDelete(link)}
            />
          </li>
        )
      })}
    </ul>
  )
}
