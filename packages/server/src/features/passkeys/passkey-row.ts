import type { Passkey } from '@olympus/contract/passkeys'

/** Columns of a passkey that are shown to its owner. */
export interface PasskeyRow {
  readonly id: number
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly isSynced: boolean
}

export const passkeyOf = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
})
