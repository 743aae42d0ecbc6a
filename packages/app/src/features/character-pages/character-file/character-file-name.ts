/** `kallistrate-2025-06-12.json`. Without what file systems and shells do not allow in names. */
export function characterFileName(name: string, writtenAt: string): string {
  const safeName = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${safeName || 'character'}-${writtenAt.slice(0, 10)}.json`
}
