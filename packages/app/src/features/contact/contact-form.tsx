import { useLingui as useMessages } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { Select } from '@olympus/ui/select/select'
import { TextArea } from '@olympus/ui/text-area/text-area'
import { TextField } from '@olympus/ui/text-field/text-field'
import { Mail, Send } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import type { KnownUser } from '../../session/session-context.ts'
import * as styles from '../../shared/auth-page/auth-form.css.ts'
import { count } from './contact.css.ts'
import { topicMessages, topicOf } from './topic-messages.ts'
import { FailureText } from '../../shared/texts/failure-text.tsx'
import { useContactForm, type SentMessage } from './use-contact-form.ts'

interface ContactFormProps {
  readonly onSent: (sent: SentMessage) => void
}

/** A message to support. Guests give an address; a player's is known. */
export function ContactForm({ onSent }: ContactFormProps): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const format = useFormat()
  const form = useContactForm(onSent)
  const { values, set, field, failure, isPending, formProps } = form
  const written = format.number(values.text.length)
  const most = format.number(limits.contactMessageMaxLength)

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.fields}>
      {failure && (
        <Callout tone="danger" role="alert">
          <FailureText failure={failure} />
        </Callout>
      )}
      <Select
        {...field('topic')}
        size="lg"
        label={t`What is it about?`}
        placeholder={t`Choose a topic`}
        options={Object.entries(topicMessages).map(([value, text]) => ({ value, label: _(text) }))}
        value={values.topic ?? ''}
        onValueChange={(topic) => set('topic', topicOf(topic))}
      />
      {form.player ? <PlayerLine user={form.player} /> : <GuestFields form={form} />}
      <TextArea
        {...field('text')}
        label={t`Message`}
        labelEnd={<span className={count}>{t`${written} of ${most}`}</span>}
        hint={t`Never send us your password or a 6-digit code.`}
        maxLength={limits.contactMessageMaxLength}
        value={values.text}
        onChange={({ target }) => set('text', target.value)}
      />
      <Button
        type="submit"
        tone="primary"
        size="lg"
        isBlock
        icon={<Icon icon={Send} />}
        isPending={isPending}
      >
        {t`Send message`}
      </Button>
    </Form>
  )
}

function PlayerLine({ user: { username, email } }: { readonly user: KnownUser }): ReactNode {
  const { t } = useLingui()
  return <p className={styles.line}>{t`You write as ${username}. Our answer goes to ${email}.`}</p>
}

function GuestFields({ form }: { readonly form: ReturnType<typeof useContactForm> }): ReactNode {
  const { t } = useLingui()
  const { values, set, field } = form

  return (
    <>
      <TextField
        {...field('email')}
        size="lg"
        type="email"
        autoComplete="email"
        label={t`Your email`}
        hint={t`The one of your account, if you can still read it.`}
        icon={<Icon icon={Mail} />}
        value={values.email}
        onChange={({ target }) => set('email', target.value)}
      />
      <TextField
        {...field('username')}
        size="lg"
        autoComplete="username"
        label={t`Username`}
        labelNote={t`optional`}
        maxLength={limits.usernameMaxLength}
        value={values.username}
        onChange={({ target }) => set('username', target.value)}
      />
    </>
  )
}
