import { between, type Draw, happens } from '../random.ts'
import type { Deed } from './counts.ts'
import type { Sections } from './game-character.ts'
import { classOf, familiesOf, pickShare, skillsOf } from './shares.ts'

/** Also the rule of the leaderboard of monsters. */
export const secondsPerMonster = 20
const castsPerMonster = 4
const deathChance = 0.03

interface Fought {
  readonly gold: number
  readonly seconds: number
  readonly now: Date
}

/** What a fight counts. Monsters follow from the time online, so they are those of the leaderboard. */
export function fightDeed(
  { classCode, level, onlineSeconds }: Pick<Sections['summary'], 'classCode' | 'level' | 'onlineSeconds'>,
  { gold, seconds, now }: Fought,
  draw: Draw,
): Deed {
  const characterClass = classOf(classCode)
  const killed =
    Math.floor((onlineSeconds + seconds) / secondsPerMonster) - Math.floor(onlineSeconds / secondsPerMonster)
  const casts = between(1, castsPerMonster, draw) * Math.max(1, killed)
  return {
    counters: {
      goldDropped: gold,
      damageDealt: casts * level * between(40, 90, draw),
      deaths: happens(deathChance, draw) ? 1 : 0,
    },
    breakdowns: {
      families: { [pickShare(familiesOf(characterClass), draw)]: killed },
      skills: { [pickShare(skillsOf(characterClass), draw)]: casts },
      hours: { [now.getUTCHours()]: seconds },
    },
  }
}
