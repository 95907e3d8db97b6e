import type { ReactNode } from 'react'
import type { Messages } from '../../messages/en'
import { useMessages } from '../../messages/MessagesProvider'

/** The sentences, for class components, which cannot use hooks. */
export function MessagesReader({ children }: { readonly children: (messages: Messages) => ReactNode }) {
  return children(useMessages())
}
