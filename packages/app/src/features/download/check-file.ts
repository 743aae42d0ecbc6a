import type { Launchers } from '@olympus/contract/download'

import { canHashWhole, hashWhole } from './hash-whole.ts'
import { fileOf, type KnownFile } from './launcher-rules.ts'

export type FileCheck =
  | { readonly state: 'idle' }
  | {
      readonly state: 'checking'
      readonly name: string
      readonly bytes: number
      readonly size: number
      /** Null: too early to tell. */
      readonly leftSeconds: number | null
    }
  | { readonly state: 'known'; readonly name: string; readonly hash: string; readonly file: KnownFile }
  | { readonly state: 'foreign'; readonly name: string; readonly hash: string }
  | { readonly state: 'unreadable'; readonly name: string }
  | { readonly state: 'several' }
  /** Code that the check needs could not be loaded. */
  | { readonly state: 'not-started' }

interface CheckOptions {
  readonly launchers: Launchers
  readonly signal: AbortSignal
  readonly show: (check: FileCheck) => void
}

const shownEveryMs = 100

const hasherOf = async (file: File) =>
  canHashWhole(file) ? hashWhole : (await import('./hash-parts.ts')).hashParts

/** Hashes a file in the browser and compares it with every release. Shows how far it is, then what it is. */
export async function checkFile(file: File, { launchers, signal, show }: CheckOptions): Promise<void> {
  const { name, size } = file
  const startedAt = performance.now()
  let shownAt = startedAt
  show({ state: 'checking', name, bytes: 0, size, leftSeconds: null })
  const hashFile = await hasherOf(file).catch(() => null)
  if (!hashFile) return show({ state: 'not-started' })
  try {
    const hash = await hashFile(file, {
      signal,
      onProgress(bytes) {
        const now = performance.now()
        if (now - shownAt < shownEveryMs) return
        shownAt = now
        const leftSeconds = Math.ceil((((size - bytes) / bytes) * (now - startedAt)) / 1000)
        show({ state: 'checking', name, bytes, size, leftSeconds })
      },
    })
    const known = fileOf(launchers, hash)
    show(known ? { state: 'known', name, hash, file: known } : { state: 'foreign', name, hash })
  } catch {
    show({ state: 'unreadable', name })
  }
}
