import { type Draw, drawsSeededBy, happens, numberOf } from '../../random.ts'
import type { PastCharacter } from './lifetime.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourSeconds = 3600

/** How many days back the past of a character goes at most: portals take 400. */
export const pastDays = 395
/** Part of the hours of a character that belongs to those days. The rest was before. */
const recentShare = 0.6
/** Deactivated characters have not played since. */
const pauseDays = 60
/** Hours of play on a usual day, from which on a character plays on nearly every day. */
const busyHours = 1.5
const lastHour = 23

export interface PlayedDay {
  /** Midnight in UTC. */
  readonly startsAt: number
  /** Seconds online by hour of the day. */
  readonly hours: Readonly<Record<string, number>>
  readonly seconds: number
  /** How much more than usual was done in that time. */
  readonly pace: number
}

/** Draws of this character on this day, whenever its past is made. */
export const drawsOfDay = (name: string, startsAt: number): Draw =>
  drawsSeededBy(numberOf(`${name} ${startsAt / dayMs}`))

/** 0.5 to 1.5, most often near 1. */
export const noise = (draw: Draw): number => 0.5 + (draw(1000) + draw(1000)) / 2000

const isWeekend = (startsAt: number) => [0, 6].includes(new Date(startsAt).getUTCDay())

/** Fills hours one after the other, until the seconds are used or the day is over. */
function hoursFrom(first: number, seconds: number, end: number): Record<string, number> {
  const hours: Record<string, number> = {}
  for (let hour = first, left = seconds; hour <= lastHour && hour < end && left > 0; hour += 1) {
    hours[hour] = Math.min(hourSeconds, left)
    left -= hourSeconds
  }
  return hours
}

/** The days on which a character played, the oldest first. */
export function playedDays(character: PastCharacter, now: Date, days: number): PlayedDay[] {
  const { name, onlineHours, isActive } = character
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const usual = (onlineHours * recentShare * hourSeconds) / pastDays
  const chance = Math.min(0.82, 0.06 + (0.82 * usual) / (busyHours * hourSeconds))
  const played: PlayedDay[] = []
  for (let age = days - 1; age >= 0; age -= 1) {
    if (!isActive && age < pauseDays) break
    const startsAt = today - age * dayMs
    const draw = drawsOfDay(name, startsAt)
    if (!happens(chance, draw)) continue
    // Slowly more over the year.
    const growth = 0.75 + (0.5 * (pastDays - age)) / pastDays
    const busy = isWeekend(startsAt) ? 1.5 : 0.8
    const wanted = Math.round((usual / chance) * growth * busy * noise(draw))
    const first = (isWeekend(startsAt) ? 13 : 17) + draw(4)
    // Today has come only so far.
    const end = age === 0 ? new Date(now.getTime()).getUTCHours() : lastHour + 1
    const hours = hoursFrom(first, Math.max(300, wanted), end)
    const seconds = Object.values(hours).reduce((sum, value) => sum + value, 0)
    if (seconds > 0) played.push({ startsAt, hours, seconds, pace: growth * noise(draw) })
  }
  return played
}
