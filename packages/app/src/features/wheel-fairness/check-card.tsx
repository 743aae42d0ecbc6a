import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { TextField } from '@olympus/ui/text-field/text-field'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { Search } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import { FailureText } from '../../shared/texts/failure-text.tsx'
import { offlineMessage } from '../../shared/texts/offline-message.ts'
import * as styles from './check-card.css.ts'
import { loadCheckParts } from './load-check-parts.ts'
import type { SpinCheck } from './use-spin-check.ts'
import type { VerdictBandProps } from './verdict-band.tsx'

/** Checks one spin, step by step. */
export function CheckCard({ check: { state, spinId, check } }: { readonly check: SpinCheck }): ReactNode {
  const { t } = useLingui()
  const [text, setText] = useState(spinId)
  const [shownId, setShownId] = useState(spinId)
  if (shownId !== spinId) {
    setShownId(spinId)
    if (spinId !== '') setText(spinId)
  }

  return (
    <Card isFlush title={t`Check one spin`}>
      <div className={styles.ask}>
        <Form className={styles.form} onSubmit={() => check(text)}>
          <TextField
            size="lg"
            label={t`Spin ID, receipt or saved proof`}
            icon={<Icon icon={Search} />}
            autoComplete="off"
            spellCheck={false}
            translate="no"
            value={text}
            error={
              state.kind === 'nothing-to-check'
                ? t`This is no spin ID, no receipt and no saved proof.`
                : undefined
            }
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            type="submit"
            tone="primary"
            size="lg"
            className={styles.button}
            isPending={state.kind === 'checking'}
          >
            {t`Check spin`}
          </Button>
        </Form>
        <p className={styles.hint}>
          <Trans>
            You find the ID in{' '}
            <TextLink asChild>
              <Link to={paths.wheelLogs}>your wheel log</Link>
            </TextLink>
            . Everything is computed in your browser.
          </Trans>
        </p>
        <Refusal state={state} />
      </div>
      {state.kind === 'done' && <Findings report={state.report} elapsedMs={state.elapsedMs} />}
    </Card>
  )
}

/** Renders at once: what has checked the spin can show it. */
function Findings(props: VerdictBandProps): ReactNode {
  const { SpinFindings } = use(loadCheckParts())
  return <SpinFindings {...props} />
}

function Refusal({ state }: Pick<SpinCheck, 'state'>): ReactNode {
  const { t } = useLingui()
  if (state.kind !== 'refused' && state.kind !== 'offline' && state.kind !== 'not-started') return null
  const isUnknown = state.kind === 'refused' && state.error.key === 'NOT_FOUND'
  return (
    <Callout tone="danger" role="alert">
      {isUnknown && t`There is no spin with this ID.`}
      {state.kind === 'refused' && !isUnknown && <ErrorText error={state.error} />}
      {state.kind === 'offline' && <FailureText failure={{ message: offlineMessage }} />}
      {state.kind === 'not-started' &&
        t`The check could not start, since part of this page did not load. Try again, or reload the page.`}
    </Callout>
  )
}
