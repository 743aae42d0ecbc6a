import type { GameData } from '@olympus/contract/game-data'

type Coded = readonly (readonly [code: number, name: string, icon: string])[]

const coded = (rows: Coded): GameData['mates'] => rows.map(([code, name, icon]) => ({ code, name, icon }))

export const sampleMateKinds = coded([
  [88214, 'Owl', 'barn-owl'],
  [90034, 'Hound', 'sitting-dog'],
  [25091, 'Fox', 'fox'],
  [87345, 'Guardian', 'robot-golem'],
  [4220, 'Siren', 'mermaid'],
])

export const sampleBossNames = coded([
  [0, 'Hydra of Lerna', 'hydra'],
  [1, 'Nemean Lion', 'lion'],
  [2, 'Minotaur', 'minotaur'],
  [3, 'Medusa', 'medusa-head'],
  [4, 'Typhon', 'lightning-trio'],
  [5, 'Polyphemus', 'cyclops'],
  [6, 'Harpy Queen', 'harpy'],
])

export const sampleEventNames = coded([
  [0, 'Icebreaker', 'iceberg'],
  [1, 'Instant combat', 'lightning-trio'],
  [2, 'Rainbow battle', 'rainbow-star'],
  [3, 'Arena of talents', 'coliseum'],
  [4, 'Frozen crown', 'jewel-crown'],
  [5, 'Timespace', 'stone-tablet'],
])

/** Of monsters. */
export const sampleFamilyNames = coded([
  [0, 'Undead', 'hood'],
  [1, 'Serpents', 'snake-spiral'],
  [2, 'Beasts', 'animal-hide'],
  [3, 'Giants', 'cyclops'],
  [4, 'Harpies', 'harpy'],
  [5, 'Spirits', 'falling-star'],
  [6, 'Automatons', 'robot-golem'],
  [7, 'Sea creatures', 'sea-dragon'],
])

const skills: readonly (readonly [code: number, name: string, icon: string, kind: string])[] = [
  [63713, 'Hammerfall', 'anvil-impact', 'Attack'],
  [41332, 'Wall of bronze', 'rosa-shield', 'Protection'],
  [18951, 'Molten heart', 'flame', 'Attack'],
  [24068, 'Sweet song', 'lyre', 'Party'],
  [76886, 'Phalanx Thrust', 'barbed-spear', 'Attack'],
  [93977, 'Shield of Ares', 'rosa-shield', 'Protection'],
  [80435, 'Javelin Rain', 'trident', 'Attack'],
  [83694, 'War Cry of Leonidas', 'bugle-call', 'Party'],
  [88885, 'Bull Charge', 'bull-horns', 'Attack'],
  [16687, 'Blade Dance', 'shining-sword', 'Attack'],
  [1827, 'Bronze Skin', 'breastplate', 'Protection'],
  [10840, 'Flame of Hephaistos', 'torch', 'Attack'],
  [20324, 'Skyfall', 'falling-star', 'Attack'],
  [51862, 'Oath of the Three Hundred', 'scroll-unfurled', 'Party'],
]

export const sampleSkillNames: GameData['skills'] = skills.map(([code, name, icon, kind]) => ({
  code,
  name,
  icon,
  kind,
}))

const statistics: readonly (readonly [key: string, name: string])[] = [
  ['kills', 'Kills'],
  ['deaths', 'Deaths'],
  ['arenaKills', 'Arena kills'],
  ['arenaDeaths', 'Arena deaths'],
  ['duelsWon', 'Duels won'],
  ['duelsLost', 'Duels lost'],
  ['raidsWon', 'Raids won'],
  ['raidsLost', 'Raids lost'],
  ['timespacesWon', 'Timespaces won'],
  ['timespacesLost', 'Timespaces lost'],
  ['icebreakersCompleted', 'Icebreakers completed'],
  ['icebreakersWon', 'Icebreakers won'],
  ['instantBattlesWon', 'Instant battles won'],
  ['instantBattlesLost', 'Instant battles lost'],
  ['monstersKilled', 'Monsters killed'],
  ['playersKilled', 'Players killed'],
  ['damageDealt', 'Damage dealt'],
  ['goldEarned', 'Gold earned'],
  ['goldSpent', 'Gold spent'],
  ['goldDropped', 'Gold dropped'],
  ['goldSpentOnBazaar', 'Gold spent on the bazaar'],
  ['goldSpentOnFees', 'Gold spent on fees'],
  ['goldSpentOnMysteryBoxes', 'Gold spent on mystery boxes'],
  ['goldSpentAtNpcShops', 'Gold spent at NPC shops'],
  ['itemsUsed', 'Items used'],
  ['potionsUsed', 'Potions used'],
  ['foodUsed', 'Food eaten'],
  ['snacksUsed', 'Snacks eaten'],
  ['mysteryBoxesUsed', 'Mystery boxes opened'],
  ['minilandVisits', 'Miniland visits'],
  ['skillsCast', 'Skills cast'],
  ['superRewards', 'Super rewards'],
  ['rainbowBattlesWon', 'Rainbow battles won'],
  ['rainbowBattlesLost', 'Rainbow battles lost'],
  ['arenaOfTalentsWon', 'Arena of talents won'],
  ['arenaOfTalentsLost', 'Arena of talents lost'],
  ['onlineSeconds', 'Time online'],
]

export const sampleStatisticNames: GameData['statistics'] = statistics.map(([key, name]) => ({
  key,
  name,
  icon: null,
}))
