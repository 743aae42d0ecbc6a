import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SpinProof } from '@olympus/contract/wheel-fairness'
import { useEffect, useState, type ReactNode } from 'react'

import * as styles from './proof-path.css.ts'
import { proofPath } from './verify/proof-path.ts'

interface ProofPathProps {
  readonly proof: SpinProof
}

const headLength = 8

/** The way from a spin to the signed root of the log. */
export function ProofPath({ proof }: ProofPathProps): ReactNode {
  const { t } = useLingui()
  const [nodes, setNodes] = useState<Awaited<ReturnType<typeof proofPath>>>([])
  const { spinId, checkpoint, receiptPosition } = proof

  useEffect(() => {
    let isUnmounted = false
    async function climb() {
      const path = await proofPath(proof)
      if (!isUnmounted) setNodes(path)
    }
    void climb()
    return () => {
      isUnmounted = true
    }
  }, [proof])

  const left = (receiptPosition?.hashes.length ?? 0) - Math.max(0, nodes.length - 1)
  const head = (hash: string) => `${hash.slice(0, headLength)}…`
  const nameOf = (entries: number) => {
    if (entries === 1) return t`Spin #${spinId}`
    return entries === 2
      ? t`with its neighbor`
      : t`${plural(entries, { one: '# entry', other: '# entries' })}`
  }

  return (
    <>
      <h3 className={styles.title}>{t`Proof that #${spinId} is in it`}</h3>
      <ol className={styles.path}>
        {nodes.map(({ hash, entries }) => (
          <li key={entries} data-end={entries === 1 || undefined} className={styles.node}>
            <code translate="no">{head(hash)}</code>
            <span className={styles.name}>{nameOf(entries)}</span>
          </li>
        ))}
        {left > 0 && (
          <li className={styles.node}>
            <span aria-hidden>…</span>
            <span className={styles.name}>
              {t`${plural(left, { one: '# more step', other: '# more steps' })}`}
            </span>
          </li>
        )}
        <li data-end className={styles.node}>
          <code translate="no">{`${head(checkpoint.rootHash)}${checkpoint.rootHash.slice(-headLength)}`}</code>
          <span className={styles.name}>{t`Log root, signed`}</span>
        </li>
      </ol>
    </>
  )
}
