import { Component, type ReactNode } from 'react'
import { CrashNotice } from './CrashNotice'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/** Keeps a broken part from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <CrashNotice />
  }
}
