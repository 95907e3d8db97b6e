import { Component, type ReactNode } from 'react'
import { MessagesReader } from './MessagesReader'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/** Keeps a broken part from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <MessagesReader>
        {({ crash }) => (
          <div role="alert" className="aom-notice" data-state="crashed">
            <p>
              <b>{crash.title}</b> {crash.advice}
            </p>
            <p className="aom-notice-actions">
              <button type="button" className="aom-button" onClick={() => location.reload()}>
                {crash.reload}
              </button>
            </p>
          </div>
        )}
      </MessagesReader>
    )
  }
}
