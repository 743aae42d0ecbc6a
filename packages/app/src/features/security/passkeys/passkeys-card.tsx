import { useLingui } from '@lingui/react/macro'
import type { Passkey } from '@olympus/contract/passkeys'
import type { Security } from '@olympus/contract/two-factor'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card, CardSection } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Icon } from '@olympus/ui/icon/icon'
import { Table } from '@olympus/ui/table/table'
import { Fingerprint, Plus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import { Loaded, type ApiAnswer } from '../../../shared/loading/loaded.tsx'
import { useBrowserValue } from '../../../shared/use-browser-value.ts'
import { canUsePasskeys } from '../../../shared/webauthn/passkey-ceremony.ts'
import { NamePasskeyDialog } from './name-passkey-dialog.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import * as styles from '../security-page.css.ts'
import { useNewPasskey } from './use-new-passkey.ts'
import { usePasskeyColumns } from './use-passkey-columns.tsx'

/** Adds, renames and removes the passkeys of the account. */
export function PasskeysCard({ answer }: { answer: ApiAnswer<Security> }): ReactNode {
  const { t } = useLingui()
  const card = useRef<HTMLElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [changing, setChanging] = useState<{ act: 'rename' | 'remove'; passkey: Passkey } | null>(null)
  const columns = usePasskeyColumns((act, passkey) => setChanging({ act, passkey }))
  const adding = useNewPasskey()
  const isSupported = useBrowserValue(canUsePasskeys, true)
  const close = () => setChanging(null)

  return (
    <Card
      ref={card}
      tabIndex={-1}
      isFlush
      className={styles.tableCard}
      icon={<Icon icon={Fingerprint} size={20} />}
      title={t`Passkeys`}
      description={t`Log in with your fingerprint, face or screen lock instead of your password.`}
      actions={
        isSupported && (
          <Button
            ref={add}
            size="sm"
            icon={<Icon icon={Plus} size={14} />}
            isPending={adding.isPending}
            onClick={() => void adding.begin()}
          >
            {t`Add a passkey`}
          </Button>
        )
      }
    >
      {(adding.refusal !== null || !isSupported) && (
        <CardSection className={styles.part}>
          {adding.refusal !== null ? (
            <Callout tone="danger" role="alert" className={styles.wide}>
              {adding.refusal}
            </Callout>
          ) : (
            <Callout className={styles.wide}>
              {t`This browser cannot create passkeys. Open this page in another browser or on your phone.`}
            </Callout>
          )}
        </CardSection>
      )}
      <Loaded
        answer={answer}
        isEmpty={({ passkeys }) => passkeys.length === 0}
        empty={
          <EmptyState
            icon="padlock"
            size="sm"
            headingLevel={3}
            title={t`No passkeys`}
            description={t`A passkey cannot be guessed, reused or stolen by a fake page. It stays on your device.`}
          />
        }
      >
        {(security) => (
          <Table
            caption={t`Passkeys`}
            columns={columns}
            rows={security?.passkeys ?? []}
            rowKey={({ id }) => id}
            isLoading={!security}
            skeletonRows={2}
            loadingLabel={t`Loading`}
          />
        )}
      </Loaded>
      {adding.made && (
        <NamePasskeyDialog
          made={adding.made}
          taken={answer.data?.passkeys.map(({ name }) => name) ?? []}
          focusFallback={add}
          onClose={adding.forget}
        />
      )}
      {adding.stepUpDialog}
      {changing?.act === 'rename' && (
        <RenamePasskeyDialog passkey={changing.passkey} focusFallback={card} onClose={close} />
      )}
      {changing?.act === 'remove' && (
        <RemovePasskeyDialog passkey={changing.passkey} focusFallback={card} onClose={close} />
      )}
    </Card>
  )
}
