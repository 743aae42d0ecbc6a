import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CharacterView } from '@olympus/contract/character-pages'
import type { ReactNode } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { Difference } from '../difference.tsx'
import { ComparedTable } from './compared-table.tsx'
import { compareValues, comparedValues, type ComparedValueName } from './compare-characters.ts'

const valueNames: Record<ComparedValueName, MessageDescriptor> = {
  level: msg`Level`,
  heroLevel: msg`Hero level`,
  jobLevel: msg`Job level`,
  hp: msg`HP`,
  mp: msg`MP`,
  attackMin: msg`Lowest attack`,
  attackMax: msg`Highest attack`,
  defense: msg`Defense`,
  fire: msg`Fire resistance`,
  water: msg`Water resistance`,
  light: msg`Light resistance`,
  shadow: msg`Shadow resistance`,
  reputation: msg`Reputation`,
  achievementPoints: msg`Achievement points`,
}

const isPercent = (name: ComparedValueName) => ['fire', 'water', 'light', 'shadow'].includes(name)

interface ComparedValuesProps {
  readonly character: CharacterView
  /** Undefined while loading. */
  readonly other: CharacterView | undefined
  readonly names: readonly [one: string, other: string | undefined]
}

/** Levels, attributes, resistances and standing of two characters. */
export function ComparedValues({ character, other, names }: ComparedValuesProps): ReactNode {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const text = (name: ComparedValueName, value: number | null) => {
    if (value === null) return '–'
    return isPercent(name) ? format.percent(value / 100) : format.number(value)
  }

  const compared = other && compareValues(character, other)
  const rows = comparedValues.map((name) => {
    const found = compared?.find((value) => value.name === name)
    const label = i18n._(valueNames[name])
    if (!found) return { key: name, label, cells: undefined }
    const { values, difference } = found
    const cells = [
      text(name, values[0]),
      text(name, values[1]),
      difference === null ? '–' : <Difference key={name} difference={difference} />,
    ] as const
    return { key: name, label, cells }
  })
  return <ComparedTable caption={t`Values`} rowHeader={t`Value`} kind="values" names={names} rows={rows} />
}
