import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { type CharacterView, getEquipment, getInventory } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import { Card } from '@olympus/ui/card/card'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { media } from '@olympus/ui/theme/media'
import { useMemo, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { EnglishNote } from '../../shared/texts/english-note.tsx'
import { englishLabels } from '../../shared/texts/english-texts.ts'
import { useMedia } from '../../shared/use-media.ts'
import { Bags } from './bags.tsx'
import { BagsSkeleton } from './bags-skeleton.tsx'
import * as page from './character-page.css.ts'
import * as styles from './inventory-section.css.ts'
import { placeItems, wornInstead } from './inventory-bags.ts'
import { ItemPanel } from './item-panel.tsx'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { MoneyCard } from './money-card.tsx'
import { refreshMsOf } from './refresh-rules.ts'
import { refuseClosed } from './refuse-closed.ts'
import { AgeLine, QuietCallout } from './section-age.tsx'
import { useViewRequest } from './view-request.ts'

interface InventorySectionProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

type Inventory = DataOf<typeof getInventory>

/** The bags of a character, with money and the chosen item beside them. */
export function InventorySection({ characterId, character }: InventorySectionProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useItemTexts()
  const request = useViewRequest(characterId)
  const refresh = { refreshInterval: refreshMsOf(character) }
  const answer = useApi(getInventory, request, refresh)
  refuseClosed(answer, character)
  const mayCompare = character?.sections.includes('equipment') === true
  const { data: equipment } = useApi(getEquipment, mayCompare ? request : null, refresh)
  const { data } = answer
  const bags = useMemo(() => (data ? placeItems(data, texts) : []), [data, texts])
  const [selectedPlace, setSelectedPlace] = useState<string | null>(null)

  const all = bags.flatMap(({ items }) => items)
  const selected = all.find(({ place }) => place === selectedPlace)
  const slot = selected ? (texts.gameData.item(selected.item.vnum)?.slot ?? null) : null
  const count = format.number(all.length)
  const panel = selected && {
    placed: selected,
    owner: character?.name ?? '',
    worn: wornInstead(selected.item, equipment?.items ?? [], slot),
  }

  return (
    <>
      <QuietCallout age={data} />
      <div className={page.columns}>
        <Card
          isFlush
          title={t`Bags`}
          footer={<AgeLine age={data} />}
          {...englishLabels(all.map(({ look }) => look.nameLang))}
          actions={data && <span className={styles.hint}>{t`Items: ${count}`}</span>}
        >
          <Loaded answer={answer} isEmpty={isEmpty} empty={<NoItems />}>
            {(loaded) =>
              loaded ? (
                <Bags bags={bags} selectedPlace={selectedPlace} onSelect={setSelectedPlace} />
              ) : (
                <BagsSkeleton />
              )
            }
          </Loaded>
        </Card>
        <div className={styles.side}>
          <MoneyCard character={character} age={character?.own ?? data} />
          <Detail panel={panel} onClose={() => setSelectedPlace(null)} />
        </div>
      </div>
    </>
  )
}

const isEmpty = ({ bags }: Inventory) => bags.every(({ items }) => items.length === 0)

function NoItems(): ReactNode {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="knapsack"
      headingLevel={3}
      title={t`No items`}
      description={t`What the character picks up appears here as soon as the game server reports it.`}
    />
  )
}

interface DetailProps {
  readonly panel: Parameters<typeof ItemPanel>[0] | undefined
  readonly onClose: () => void
}

/** A side card that follows the page; a bottom sheet on phones. */
function Detail({ panel, onClose }: DetailProps): ReactNode {
  const { t } = useLingui()
  const isPhone = useMedia(media.mobile)
  if (isPhone)
    return (
      <Dialog
        isOpen={panel !== undefined}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={panel ? <span lang={panel.placed.look.nameLang}>{panel.placed.look.name}</span> : t`Item`}
        closeLabel={t`Close`}
      >
        {panel && <ItemPanel {...panel} isNameHidden />}
        <EnglishNote />
      </Dialog>
    )
  return (
    <Card isFlush aria-label={t`Item`}>
      {panel ? (
        <ItemPanel {...panel} />
      ) : (
        <p className={styles.choose}>{t`Choose an item to see its details.`}</p>
      )}
    </Card>
  )
}
