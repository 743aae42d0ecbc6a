interface BackupCodesFile {
  /** "Backup codes of Theron for Olympus". */
  readonly title: string
  /** When they were made. */
  readonly date: string
  /** What they are for, and how to keep them. */
  readonly notes: readonly string[]
  readonly codes: readonly string[]
}

/** What is downloaded: readable in any editor, also in years, by whoever finds it in a drawer. */
export function backupCodesFile({ title, date, notes, codes }: BackupCodesFile): string {
  const width = String(codes.length).length
  const numbered = codes.map((code, index) => `${String(index + 1).padStart(width)}  ${code}`)
  return [title, date, '', ...notes, '', ...numbered, ''].join('\r\n')
}

/** A name that every file system takes. */
export const backupCodesFileName = (username: string): string =>
  `olympus-backup-codes-${username.replaceAll(/[^\w-]/g, '_')}.txt`
