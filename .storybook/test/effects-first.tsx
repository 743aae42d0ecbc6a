import { Component, type ReactNode } from 'react'

/**
 * Runs the effects of a story before its play. Production React defers them,
 * so a play could press a button before its listener is attached. React runs
 * pending effects before it handles an update from `componentDidMount`.
 */
export class EffectsFirst extends Component<{ readonly children: ReactNode }> {
  override componentDidMount(): void {
    this.forceUpdate()
  }

  override render(): ReactNode {
    return this.props.children
  }
}
