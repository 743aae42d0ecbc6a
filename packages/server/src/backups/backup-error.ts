/** A backup that cannot be made, used or restored, with a reason for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
