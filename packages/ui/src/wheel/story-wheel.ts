import { announcerElement } from '../announcer/announcer.tsx'
import type { WheelResult } from './wheel-state.ts'

/** Index of the Wings of Ikaros. */
export const ikaros = 6

export const jackpotAt = (value: number) => ({
  value,
  max: 30,
  label: 'Jackpot',
  valueText: `${value} of 30 spins`,
})

/** A server that never answers. */
export const never = () => new Promise<WheelResult>(() => undefined)

export const refused = 'The wheel could not be reached. Your ticket is still there.'

/** All announcements so far. */
export const said = (politeness: 'polite' | 'assertive') =>
  [...announcerElement().querySelectorAll(`[aria-live=${politeness}] > *`)].map(
    ({ textContent }) => textContent,
  )

export const turnOf = (root: HTMLElement) => root.querySelector('[data-wheel-turn]') as SVGGElement

export const wonSector = (root: HTMLElement) =>
  root.querySelector<SVGGElement>('[data-won]')?.dataset['sector']
