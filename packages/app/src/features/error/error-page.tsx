import { Trans, useLingui } from '@lingui/react/macro'
import { Brand } from '@olympus/ui/brand/brand'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { ErrorPage as Picture } from '@olympus/ui/error-page/error-page'
import { Icon } from '@olympus/ui/icon/icon'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '../../paths.ts'
import { ContactLink } from '../../shared/navigation/contact-link.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { PageTitle } from '../../shared/navigation/page-title.tsx'
import { LateRequestId } from '../../shared/texts/late-request-id.tsx'
import { offlineMessage } from '../../shared/texts/offline-message.ts'
import type { ErrorFacts } from './error-rules.ts'

interface ErrorPageProps extends Partial<ErrorFacts> {
  /** What was thrown, if anything. The error of a request has its ID. */
  readonly error?: unknown
  /** Tries to open the page again, whose code could not be loaded without a server. */
  readonly onRetry?: (() => Promise<unknown>) | undefined
}

const requestIdOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : null

/** Replaces a page that does not exist or that crashed. */
export function ErrorPage({ status = 404, statusMessage = null, error, onRetry }: ErrorPageProps): ReactNode {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const texts = (): { title: string; message: string } => {
    if (status === 404)
      return { title: t`Page Not Found`, message: t`The page you're looking for doesn't exist` }
    if (onRetry) return { title: t`Error`, message: i18n._(offlineMessage) }
    if (status === 500) return { title: t`Server Error`, message: t`Something went wrong on our end` }
    return { title: t`Error`, message: statusMessage ?? t`An unexpected error occurred` }
  }
  const { title, message } = texts()
  const requestId = requestIdOf(error)

  // A page that was opened directly has no history to go back to.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(paths.home))

  return (
    <>
      <PageTitle title={title} />
      <Picture
        code={String(onRetry ? 503 : status)}
        title={title}
        message={
          <>
            {message}
            {requestId && <LateRequestId id={requestId} />}
          </>
        }
        titleRef={heading}
        brand={
          <Brand asChild>
            <Link to={paths.home} aria-label={t`Olympus, home`} />
          </Brand>
        }
        actions={
          <>
            {onRetry ? (
              <RetryButton onRetry={onRetry} />
            ) : (
              <ButtonLink asChild tone="primary" size="lg">
                <Link to={paths.home}>{t`Go Home`}</Link>
              </ButtonLink>
            )}
            <Button size="lg" icon={<Icon icon={ArrowLeft} />} onClick={goBack}>
              {t`Go Back`}
            </Button>
          </>
        }
        footnote={
          <Trans>
            If you believe this is a mistake, please <ContactLink>contact support</ContactLink>
          </Trans>
        }
      />
    </>
  )
}

function RetryButton({ onRetry }: { readonly onRetry: () => Promise<unknown> }): ReactNode {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  const retry = () => {
    setIsPending(true)
    void onRetry().finally(() => setIsPending(false))
  }
  return (
    <Button tone="primary" size="lg" isPending={isPending} onClick={retry}>
      {t`Try again`}
    </Button>
  )
}
