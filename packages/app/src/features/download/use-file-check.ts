import type { Launchers } from '@olympus/contract/download'
import { useEffect, useRef, useState } from 'react'

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
  /** The code that hashes could not be loaded. */
  | { readonly state: 'not-started' }

const shownEveryMs = 100
const idle: FileCheck = { state: 'idle' }

/** Hashes one file at a time in the browser and compares it with every release. */
export function useFileCheck(launchers: Launchers) {
  const [result, setResult] = useState<FileCheck>(idle)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  function cancel() {
    running.current?.abort()
    setResult(idle)
  }

  async function check(files: readonly File[]) {
    running.current?.abort()
    const [file] = files
    if (!file) return
    if (files.length > 1) return setResult({ state: 'several' })
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const { name, size } = file
    const startedAt = performance.now()
    let shownAt = startedAt
    const show = (next: FileCheck) => {
      if (!signal.aborted) setResult(next)
    }
    show({ state: 'checking', name, bytes: 0, size, leftSeconds: null })
    const hasher = await import('./hash-file.ts').catch(() => null)
    if (!hasher) return show({ state: 'not-started' })
    try {
      const hash = await hasher.hashFile(file, {
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

  return { result, check, cancel }
}
