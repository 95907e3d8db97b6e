import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary'
import * as english from '../messages/en/chat'
import { useMessages } from '../messages/MessagesProvider'

/** Stands in for a part while it is fetched, and when it cannot be. */
export function Fetched({ children, fallback = <Fetching /> }: { readonly children: ReactNode; readonly fallback?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function Fetching() {
  const letters = useMessages('letters', english.letters)
  return (
    <p className="aom-thinking" role="status">
      {letters.loading}
    </p>
  )
}
