import type { BrowserProof } from '@olympus/contract/browser-check'
import { useEffect, useRef, useState } from 'react'

import type { Submission } from '../form/submission.ts'

/**
 * Lets a form pass the check that the server asks for during floods. `around` is an option of the form, and
 * `proof` a part of its body.
 */
export function useBrowserCheck() {
  const [isChecking, setIsChecking] = useState(false)
  const found = useRef<BrowserProof>(undefined)
  const controller = useRef(new AbortController())

  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])

  async function around<Data>(submit: () => Promise<Submission<Data>>): Promise<Submission<Data>> {
    const submission = await submit()
    if (submission.kind !== 'refused' || submission.failure.key !== 'BROWSER_CHECK_REQUIRED')
      return submission
    setIsChecking(true)
    try {
      const { submitChecked } = await import('./submit-checked.ts')
      return await submitChecked({
        refused: submission,
        controller: controller.current,
        submit: (proof) => {
          found.current = proof
          return submit()
        },
      })
    } finally {
      found.current = undefined
      setIsChecking(false)
    }
  }

  return { isChecking, around, proof: () => found.current }
}
