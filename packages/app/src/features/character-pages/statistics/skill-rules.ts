import type { Statistics } from '@olympus/contract/statistics'

/** A bar of more parts could not be read. */
const mostKinds = 4

type Casts = readonly Pick<NonNullable<Statistics['breakdowns']['skills']>[number], 'code' | 'count'>[]

/** Casts by what the skills do, the most first. What has no kind, and the rarest ones, are `others`. */
export function castsByKind(
  casts: Casts,
  { kindOf, others }: { readonly kindOf: (code: number) => string | null; readonly others: string },
): { label: string; value: number }[] {
  const sums = new Map<string, number>()
  for (const { code, count } of casts) {
    const kind = kindOf(code) ?? others
    sums.set(kind, (sums.get(kind) ?? 0) + count)
  }
  const sorted = [...sums]
    .filter(([kind, value]) => value > 0 && kind !== others)
    .toSorted(([, one], [, other]) => other - one)
  const unknown = sums.get(others) ?? 0
  const shown = sorted.length + (unknown > 0 ? 1 : 0) > mostKinds ? mostKinds - 1 : sorted.length
  const rest = sorted.slice(shown).reduce((sum, [, value]) => sum + value, unknown)
  return [...sorted.slice(0, shown), ...(rest > 0 ? [[others, rest] as const] : [])].map(
    ([label, value]) => ({
      label,
      value,
    }),
  )
}
