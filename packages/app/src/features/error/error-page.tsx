import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { BannerScene } from '@olympus/ui/banner-scene/banner-scene'
import { Brand } from '@olympus/ui/brand/brand'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'

import { paths } from '../../paths.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import * as styles from './error-page.css.ts'

interface ErrorPageProps {
  readonly status?: number
  /** The error's own words; used for other statuses than 404 and 500. */
  readonly statusMessage?: string | null
}

/** Instead of a page that does not exist or broke. */
export function ErrorPage({ status = 404, statusMessage = null }: ErrorPageProps): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const texts = (): { title: string; message: string } => {
    if (status === 404)
      return { title: t`Page Not Found`, message: t`The page you're looking for doesn't exist` }
    if (status === 500) return { title: t`Server Error`, message: t`Something went wrong on our end` }
    return { title: t`Error`, message: statusMessage ?? t`An unexpected error occurred` }
  }
  const { title, message } = texts()

  // A page that was opened directly has nothing before it.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(paths.home))

  return (
    <div className={styles.root}>
      <PageTitle title={title} />
      <div className={styles.sky}>
        <BannerScene crop="error" hasConstellations code={String(status)} />
      </div>
      <header className={styles.header}>
        <Brand asChild>
          <Link to={paths.home} aria-label={t`Olympus, home`} />
        </Brand>
      </header>
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <VisuallyHidden>{status}, </VisuallyHidden>
          {title}
        </h1>
        <p className={styles.message}>{message}</p>
        <div className={styles.actions}>
          <ButtonLink asChild tone="primary" size="lg" className={styles.action}>
            <Link to={paths.home}>{t`Go Home`}</Link>
          </ButtonLink>
          <Button size="lg" className={styles.action} icon={<Icon icon={ArrowLeft} />} onClick={goBack}>
            {t`Go Back`}
          </Button>
        </div>
        <p className={styles.mistake}>
          <Trans>
            If you believe this is a mistake, please{' '}
            <TextLink asChild>
              <Link to={paths.contact}>contact support</Link>
            </TextLink>
          </Trans>
        </p>
      </main>
    </div>
  )
}
