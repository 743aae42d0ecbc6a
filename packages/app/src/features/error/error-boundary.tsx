import { Component, lazy, Suspense, type ErrorInfo, type ReactNode } from 'react'

import { ImportFailure } from '../../shared/loading/load-once.ts'
import { errorFacts, isAutomated } from './error-rules.ts'
import { importErrorPage } from './import-error-page.ts'
import { PlainError } from './plain-error.tsx'

interface ErrorBoundaryProps {
  /** Identifies the current location. A new one clears the error. */
  readonly locationKey: string
  /** Reloads the page if a new build removed its code. Returns false shortly after such a reload. */
  readonly recover: () => boolean
  readonly userAgent: string
  readonly onCaught?: (error: unknown) => void
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null
  readonly isRecovering: boolean
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
    locationKey: this.props.locationKey,
  }

  static getDerivedStateFromProps(
    { locationKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return locationKey === state.locationKey ? null : { locationKey, caught: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (error instanceof ImportFailure) {
      // A reload without a network would leave the browser's own error page. Later, the player may be
      // elsewhere.
      if (!navigator.onLine)
        addEventListener('online', () => this.state.caught && this.props.recover(), { once: true })
      else if (this.props.recover()) return this.setState({ isRecovering: true })
    }
    this.props.onCaught?.(error)
    const { status } = errorFacts(error)
    if (status === 500) console.error(error, componentStack)
    else if (isAutomated(this.props.userAgent)) console.warn(error)
  }

  override render(): ReactNode {
    const { caught, isRecovering } = this.state
    if (!caught) return this.props.children
    if (isRecovering || isAutomated(this.props.userAgent)) return null
    const { error } = caught
    return (
      <PlainBoundary>
        <Suspense>
          <ErrorPage {...errorFacts(error)} error={error} />
        </Suspense>
      </PlainBoundary>
    )
  }
}
