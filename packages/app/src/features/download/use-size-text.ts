import { useLocale } from '../../locale/locale-context.ts'

/** Formats a number of bytes: `104 MB`, `1 kB`. */
export function useSizeText(): (bytes: number) => string {
  const { tag } = useLocale()
  return (bytes) => {
    const [unit, amount] =
      bytes < 1e6 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const)
    const options = { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 } as const
    return new Intl.NumberFormat(tag, options).format(amount)
  }
}
