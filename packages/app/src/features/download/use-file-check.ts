import type { Launchers } from '@olympus/contract/download'
import { useEffect, useRef, useState, type ComponentType } from 'react'

import type { FileCheck } from './check-file.ts'
import type { CheckViewProps } from './check-view.tsx'

const idle: FileCheck = { state: 'idle' }

const loadParts = () => import('./check-parts.ts')

/** Checks one file at a time. The code for that is loaded with the first one, or before by `prepare`. */
export function useFileCheck(launchers: Launchers) {
  const [result, setResult] = useState(idle)
  const [View, setView] = useState<ComponentType<CheckViewProps>>()
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
    const show = (next: FileCheck) => {
      if (!signal.aborted) setResult(next)
    }
    const parts = await loadParts().catch(() => null)
    if (!parts) return show({ state: 'not-started' })
    setView(() => parts.CheckView)
    await parts.checkFile(file, { launchers, signal, show })
  }

  const prepare = () => void loadParts().catch(() => {})

  return { result, View, check, cancel, prepare }
}
