import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LauncherRequirements } from '@olympus/contract/download'
import { Card } from '@olympus/ui/card/card'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'

function useRequirementTexts(requirements: LauncherRequirements) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const gigabytes = (amount: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'gigabyte' }).format(amount)
  const oneOf = new Intl.ListFormat(tag, { type: 'disjunction' })
  const { processorCores: cores, recommendedMemoryGigabytes } = requirements
  const gigahertz = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).format(
    requirements.processorGigahertz,
  )
  const memory = gigabytes(requirements.memoryGigabytes)
  const better = recommendedMemoryGigabytes === null ? null : gigabytes(recommendedMemoryGigabytes)
  return {
    windows: oneOf.format(requirements.windowsVersions),
    processor: t`${plural(cores, { one: '# core', other: '# cores' })}, ${gigahertz} GHz`,
    memory: better === null ? memory : t`${memory} (${better} is better)`,
    graphics: requirements.graphics,
    disk: gigabytes(requirements.diskGigabytes),
  }
}

function Rows({ requirements }: { readonly requirements: LauncherRequirements }): ReactNode {
  const { t } = useLingui()
  const texts = useRequirementTexts(requirements)
  return (
    <KeyValueList>
      <KeyValue label="Windows">{texts.windows}</KeyValue>
      <KeyValue label={t`Processor`}>{texts.processor}</KeyValue>
      <KeyValue label={t`Memory`}>{texts.memory}</KeyValue>
      <KeyValue label={t`Graphics`}>
        <span translate="no">{texts.graphics}</span>
      </KeyValue>
      <KeyValue label={t`Disk space`}>{texts.disk}</KeyValue>
    </KeyValueList>
  )
}

/** What a computer needs for the game. */
export function RequirementsCard({
  requirements,
}: {
  readonly requirements: LauncherRequirements | null | undefined
}): ReactNode {
  const { t } = useLingui()
  if (requirements === null) return null
  return (
    <Card title={t`System requirements`}>
      {requirements ? <Rows requirements={requirements} /> : <Skeleton isBlock width="100%" height={180} />}
    </Card>
  )
}
