import type { ComponentType } from 'react'

import { ChangeNote, LeadFigure, LeadUnit } from '../chart/lead-figure.tsx'
import { longTexts } from './long-texts.ts'

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Args of every chart's frame. */
export const frameArgs = {
  tableLabel: 'Show as table',
  pictureLabel: 'Show picture',
  empty: 'Nothing was counted in this period.',
}

export const formatNumber = (value: number): string => number.format(value)
export const formatShare = (share: number): string => percent.format(share)

export const dayNames = Array.from({ length: 30 }, (_, day) => date.format(Date.UTC(2025, 4, 16 + day)))
export const weekNames = ['May 16–22', 'May 23–29', 'May 30–June 5', 'June 6–14']

/** A value per day, with a day without play each week. */
export const dailyValues = dayNames.map((_, day) =>
  day % 7 === 1 ? 0 : Math.round(900 + 700 * Math.sin(day / 2) + day * 30),
)

export const leadFigure = (
  <LeadFigure
    label="In the last 30 days"
    value={
      <>
        68 <LeadUnit>h</LeadUnit> 24 <LeadUnit>min</LeadUnit>
      </>
    }
  >
    <ChangeNote direction="up">6 h more than in the 30 days before</ChangeNote>
    <ChangeNote>Server median: 41 h</ChangeNote>
  </LeadFigure>
)

export const longLabels: readonly string[] = Object.values(longTexts)

/** Decorators of a chart's stories: as wide as a page's card, or as narrow as a small phone's. */
export const inCard = (Story: ComponentType) => (
  <div style={{ maxWidth: 856 }}>
    <Story />
  </div>
)
export const inPhone = (Story: ComponentType) => (
  <div style={{ width: 320 }}>
    <Story />
  </div>
)
