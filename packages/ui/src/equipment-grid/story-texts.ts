import type { EquipmentGridProps } from './equipment-grid.tsx'

type Texts = Pick<EquipmentGridProps, 'slotName' | 'slotLabel' | 'shelfLabel' | 'othersLabel'>

const codes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 100]

const namesOf = (list: string, other: (code: number) => string) => {
  const names = list.split(', ')
  return (code: number) => names[codes.indexOf(code)] ?? other(code)
}

/** Texts that an app passes in, in several languages. */
export const slotTexts = {
  en: {
    slotName: namesOf(
      'Main weapon, Armor, Hat, Gloves, Boots, Secondary weapon, Necklace, Ring, Bracelet, Mask, Fairy, Amulet, Specialist, Costume suit, Costume hat, Weapon skin, Wings skin, Trophy',
      (code) => `Slot ${code}`,
    ),
    slotLabel: ({ name, item }) =>
      item
        ? [`${name}: ${item.name}`, `rarity ${item.rarityLabel.toLowerCase()}`, item.upgrade]
            .filter(Boolean)
            .join(', ')
        : `${name}: empty`,
    shelfLabel: 'Costume and trophy',
    othersLabel: 'Other slots',
  },
  de: {
    slotName: namesOf(
      'Hauptwaffe, Rüstung, Hut, Handschuhe, Stiefel, Nebenwaffe, Halskette, Ring, Armband, Maske, Fee, Amulett, Spezialist, Kostüm, Kostümhut, Waffenskin, Flügelskin, Trophäe',
      (code) => `Platz ${code}`,
    ),
    slotLabel: ({ name, item }) =>
      item
        ? [`${name}: ${item.name}`, `Seltenheit ${item.rarityLabel}`, item.upgrade].filter(Boolean).join(', ')
        : `${name}: leer`,
    shelfLabel: 'Kostüm und Trophäe',
    othersLabel: 'Weitere Plätze',
  },
  hk: {
    slotName: namesOf(
      '主武器, 盔甲, 帽子, 手套, 靴子, 副武器, 項鏈, 戒指, 手鐲, 面具, 精靈, 護身符, 專家, 時裝, 時裝頭飾, 武器外觀, 翅膀外觀, 獎盃',
      (code) => `欄位 ${code}`,
    ),
    slotLabel: ({ name, item }) =>
      item
        ? [`${name}：${item.name}`, `稀有度${item.rarityLabel}`, item.upgrade].filter(Boolean).join('，')
        : `${name}：空`,
    shelfLabel: '時裝與獎盃',
    othersLabel: '其他欄位',
  },
} satisfies Record<string, Texts>
