interface BackupCodesFile {
  /** "Backup codes of Theron for Olympus". */
  readonly title: string
  /** When the codes were created. */
  readonly date: string
  /** What the codes are for and how to store them. */
  readonly notes: readonly string[]
  readonly codes: readonly string[]
}

/** The content of the downloaded file: plain text that any editor can open years from now. */
export function backupCodesFile({ title, date, notes, codes }: BackupCodesFile): string {
  const width = String(codes.length).length
  const numbered = codes.map((code, index) => `${String(index + 1).padStart(width)}  ${code}`)
  return [title, date, '', ...notes, '', ...numbered, ''].join('\r\n')
}

/** A file name that is valid on every file system. */
export const backupCodesFileName = (username: string): string =>
  `olympus-backup-codes-${username.replaceAll(/[^\w-]/g, '_')}.txt`
