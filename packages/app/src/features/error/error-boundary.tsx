import { Component, lazy, Suspense, type ErrorInfo, type ReactNode } from 'react'

import { ImportFailure } from '../../shared/loading/load-once.ts'
import { errorFacts, isAutomated } from './error-rules.ts'
import { PlainError } from './plain-error.tsx'

interface ErrorBoundaryProps {
  /** The address; another one is another chance. */
  readonly locationKey: string
  /** Reloads the page for code that a new build took away; false: not again so soon. */
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

/** Draws the error page for whatever no page handled. For automated clients the error is only logged. */
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
          <ErrorPage {...errorFacts(caught.error)} />
        </Suspense>
      </PlainBoundary>
    )
  }
}
