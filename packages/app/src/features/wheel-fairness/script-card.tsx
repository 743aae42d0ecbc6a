import { Trans, useLingui } from '@lingui/react/macro'
import { textHash } from '@olympus/contract/wheel-draw'
import { wheelKeysPath, wheelScriptPath, wheelVectorsPath } from '@olympus/contract/wheel-fairness'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { Download } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'

import * as page from './fairness-page.css.ts'
import { HashField } from './hash-field.tsx'

const scriptName = wheelScriptPath.split('/').at(-1)
const skeletonHeight = 38

async function hashScript(): Promise<string | null> {
  try {
    const response = await fetch(wheelScriptPath)
    return response.ok ? await textHash(await response.text()) : null
  } catch {
    return null
  }
}

/** The script that checks a spin without this page. Its hash is computed here, from what was downloaded. */
export function ScriptCard(): ReactNode {
  const { t } = useLingui()
  const [tries, setTries] = useState(0)

  return (
    <Card title={t`Don’t trust this page?`}>
      <div className={page.stack}>
        <p className={page.text}>
          {t`Take the script. It has no dependencies and does the same checks on your own computer.`}
        </p>
        <ButtonLink href={wheelScriptPath} download isBlock icon={<Icon icon={Download} />}>
          {scriptName}
        </ButtonLink>
        <p className={page.note}>
          <Trans>
            <TextLink href={wheelScriptPath} target="_blank">
              Read the source
            </TextLink>
            ,{' '}
            <TextLink href={wheelVectorsPath} target="_blank">
              test values
            </TextLink>
            ,{' '}
            <TextLink href={wheelKeysPath} target="_blank">
              our public keys
            </TextLink>
          </Trans>
        </p>
        <ScriptHash key={tries} onRetry={() => setTries(tries + 1)} />
      </div>
    </Card>
  )
}

function ScriptHash({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useLingui()
  const [hash, setHash] = useState<string | null>()

  useEffect(() => {
    let isUnmounted = false
    async function load() {
      const computed = await hashScript()
      if (!isUnmounted) setHash(computed)
    }
    void load()
    return () => {
      isUnmounted = true
    }
  }, [])

  if (hash === undefined) return <Skeleton isBlock height={skeletonHeight} />
  if (hash !== null) return <HashField isShort hash={hash} copyLabel={t`Copy the SHA-256 of the script`} />
  return (
    <div className={page.row}>
      <p className={page.note}>{t`The script could not be loaded, so its SHA-256 is unknown.`}</p>
      <Button size="sm" onClick={onRetry}>{t`Try again`}</Button>
    </div>
  )
}
