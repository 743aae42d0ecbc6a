import { Component, lazy, Suspense, type ErrorInfo, type ReactNode } from 'react'

import { ImportFailure } from '../../shared/loading/load-once.ts'
import { errorFacts, isAutomated } from './error-rules.ts'
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

const ErrorPage = lazy(() => import('./error-page.tsx').then((module) => ({ default: module.ErrorPage })))

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
    if (error instanceof ImportFailure && this.props.recover()) {
      this.setState({ isRecovering: true })
      return
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
    return (
      <PlainBoundary>
        <Suspense>
          <ErrorPage {...errorFacts(caught.error)} error={caught.error} />
        </Suspense>
      </PlainBoundary>
    )
  }
}
