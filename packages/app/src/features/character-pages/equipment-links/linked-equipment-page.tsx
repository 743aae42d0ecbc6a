import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { openEquipmentLink, type LinkedEquipment } from '@olympus/contract/equipment-links'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { ElementBadge } from '@olympus/ui/element-badge/element-badge'
import { EquipmentGridSkeleton } from '@olympus/ui/equipment-grid/equipment-grid-skeleton'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { useFormat } from '../../../locale/use-format.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { PageHead } from '../../../shared/navigation/page-head.tsx'
import { PageNotFound } from '../../../shared/navigation/page-not-found.ts'
import { useCharacterTexts } from '../../../shared/texts/character-texts.ts'
import * as page from '../character-page.css.ts'
import { sectionPath } from '../section-query.ts'
import { WornItems } from '../worn-items.tsx'

/** What a character wore at a moment, for every player who has the link. */
export function LinkedEquipmentPage(): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { key = '' } = useParams()
  const answer = useApi(openEquipmentLink, { params: { key } })
  const { data: linked, error } = answer
  if (error?.key === 'NOT_FOUND') throw new PageNotFound()

  const owner = linked?.name
  const moment = linked && format.dateTime(linked.asOf)
  return (
    <>
      <PageHead
        title={owner === undefined ? t`Equipment` : t`Equipment of ${owner}`}
        line={moment === undefined ? <Skeleton width={200} /> : t`As it was on ${moment}`}
      />
      <div className={page.columns}>
        <Card isFlush aria-label={t`Equipment`}>
          <Loaded answer={answer}>
            {(loaded) =>
              loaded ? <WornItems items={loaded.items} owner={loaded.name} /> : <EquipmentGridSkeleton />
            }
          </Loaded>
        </Card>
        <div className={page.column}>
          <MomentCard linked={linked} />
          {linked?.characterId != null && <OwnCard characterId={linked.characterId} />}
        </div>
      </div>
    </>
  )
}

function MomentCard({ linked }: { linked: LinkedEquipment | undefined }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCharacterTexts()
  const facts = [
    { label: t`Name`, value: linked && <span translate="no">{linked.name}</span> },
    { label: t`Class`, value: linked && texts.className(linked) },
    {
      label: t`Element`,
      value: linked && <ElementBadge element={linked.element} label={texts.elementName(linked.element)} />,
    },
    { label: t`Level`, value: linked && format.number(linked.level) },
    { label: t`Hero level`, value: linked && format.number(linked.heroLevel) },
    { label: t`Captured`, value: linked && <Moment at={linked.asOf} /> },
  ]
  return (
    <Card title={t`At that moment`} description={t`This page does not change. The character may have since.`}>
      <KeyValueList>
        {facts.map(({ label, value }) => (
          <KeyValue key={label} label={label}>
            {value ?? <Skeleton width={80} />}
          </KeyValue>
        ))}
      </KeyValueList>
    </Card>
  )
}

function OwnCard({ characterId }: { characterId: number }): ReactNode {
  const { t } = useLingui()
  return (
    <Card
      title={t`This is your link`}
      description={t`You can delete it beside the equipment of your character.`}
    >
      <ButtonLink asChild>
        <Link to={sectionPath('equipment', characterId)}>{t`Open equipment`}</Link>
      </ButtonLink>
    </Card>
  )
}
