import { createContext, useContext, type ReactNode } from 'react'
import { en, type Messages } from './en'

const MessagesContext = createContext<Messages>(en)

/** Replaces the sentences of every component below it. */
export function MessagesProvider({ messages, children }: { readonly messages: Messages; readonly children: ReactNode }) {
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
}

/** The sentences to show. */
export function useMessages(): Messages {
  return useContext(MessagesContext)
}
