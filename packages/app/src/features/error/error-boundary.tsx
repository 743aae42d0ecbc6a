import { Component, lazy, Suspense, type ErrorInfo, type ReactNode } from 'react'

import { isServerReachable } from '../../build-manifest/is-server-reachable.ts'
import type { GuardedReload } from '../../build-manifest/reload-guard.ts'
import { ImportFailure } from '../../shared/loading/load-once.ts'
import { errorFacts, isAutomated } from './error-rules.ts'
import { importErrorPage } from './import-error-page.ts'
import { PlainError } from './plain-error.tsx'

interface ErrorBoundaryProps {
  /** Identifies the current location. A new one clears the error. */
  readonly locationKey: string
  /** Reloads the page if a new build removed its code. Returns false shortly after such a reload. */
  readonly recover: GuardedReload
  readonly isReachable?: () => Promise<boolean>
  readonly userAgent: string
  readonly onCaught?: (error: unknown) => void
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null
  readonly isRecovering: boolean
  readonly isUnreachable: boolean
  readonly locationKey: string
}

const ErrorPage = lazy(() => importErrorPage().then((module) => ({ default: module.ErrorPage })))

class PlainBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PlainError /> : this.props.children
  }
}

/** Renders the error page for unhandled errors. For automated clients, it only logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    caught: null,
    isRecovering: false,
    isUnreachable: false,
    locationKey: this.props.locationKey,
  }

  static getDerivedStateFromProps(
    { locationKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return locationKey === state.locationKey ? null : { locationKey, caught: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error }, isRecovering: error instanceof ImportFailure, isUnreachable: false }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (error instanceof ImportFailure) void this.recoverFrom(error, info)
    else this.report(error, info)
  }

  private async recoverFrom(error: ImportFailure, info: ErrorInfo): Promise<void> {
    const { recover, isReachable = isServerReachable } = this.props
    const canReload = await isReachable()
    // The player may be elsewhere by now.
    if (this.state.caught?.error !== error || (canReload && recover())) return
    this.report(error, info)
    this.setState({ isRecovering: false, isUnreachable: !canReload })
    addEventListener('online', this.retry)
  }

  /** Not guarded: a player or a new network has asked for it. */
  private readonly retry = async (): Promise<void> => {
    const { isReachable = isServerReachable } = this.props
    if (this.state.isUnreachable && (await isReachable()) && this.state.caught) location.reload()
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry)
  }

  private report(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onCaught?.(error)
    const { status } = errorFacts(error)
    if (status === 500) console.error(error, componentStack)
    else if (isAutomated(this.props.userAgent)) console.warn(error)
  }

  override render(): ReactNode {
    const { caught, isRecovering, isUnreachable } = this.state
    if (!caught) return this.props.children
    if (isRecovering || isAutomated(this.props.userAgent)) return null
    const { error } = caught
    return (
      <PlainBoundary>
        <Suspense>
          <ErrorPage {...errorFacts(error)} error={error} onRetry={isUnreachable ? this.retry : undefined} />
        </Suspense>
      </PlainBoundary>
    )
  }
}
