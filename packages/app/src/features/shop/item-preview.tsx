import { useLingui } from '@lingui/react/macro'
import type { ShopItemDetail } from '@olympus/contract/shop'
import { Button } from '@olympus/ui/button/button'
import { Count } from '@olympus/ui/badge/count'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { Icon } from '@olympus/ui/icon/icon'
import { ofRarity } from '@olympus/ui/rarity-pips/rarity.css'
import { ToggleGroup } from '@olympus/ui/toggle-group/toggle-group'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { DropList } from './drop-list.tsx'
import * as styles from './item-dialog.css.ts'
import { ItemTags } from './item-tags.tsx'

type View = 'preview' | 'drops'

/**
 * The large view of an item. For a random box it also lists the possible drops: expanded where space allows,
 * collapsed on a phone, until the player chooses.
 */
export function ItemPreview({ item }: { item: ShopItemDetail | undefined }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const dropsId = useId()
  const [view, setView] = useState<View | null>(null)
  const drops = item?.drops ?? []
  const isBox = drops.length > 0
  const isOpen = view === 'drops'

  return (
    <div
      className={`${styles.preview} ${item ? ofRarity[item.rarity] : styles.unknownRarity}`}
      data-view={isBox ? (view ?? 'auto') : 'preview'}
    >
      {item && (
        <div className={styles.tags}>
          <ItemTags item={item} />
        </div>
      )}
      <div className={styles.stage}>
        {item && <GameIcon name={item.icon} size={undefined} className={styles.art} />}
      </div>
      {isBox && (
        <>
          <ToggleGroup<View>
            aria-label={t`View`}
            className={styles.aboveMobile}
            options={[
              { value: 'preview', label: t`Preview` },
              { value: 'drops', label: t`Random box drops` },
            ]}
            value={view ?? 'drops'}
            onValueChange={setView}
          />
          <Button
            tone="ghost"
            size="sm"
            className={styles.onMobile}
            aria-expanded={isOpen}
            aria-controls={dropsId}
            iconEnd={<Icon icon={isOpen ? ChevronUp : ChevronDown} size={14} />}
            onClick={() => setView(isOpen ? 'preview' : 'drops')}
          >
            {t`Random box drops`} <Count>{format.number(drops.length)}</Count>
          </Button>
          <DropList id={dropsId} drops={drops} />
        </>
      )}
    </div>
  )
}
