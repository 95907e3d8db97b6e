import { createContext, useContext, type ReactNode } from 'react'
import type { Messages } from './en'

const MessagesContext = createContext<Partial<Messages>>({})

export interface MessagesProviderProps {
  /** What is left out stays English. */
  readonly messages: Partial<Messages>
  readonly children: ReactNode
}

/** Replaces sentences of every component below it. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
}

/**
 * One part of the sentences: the one a provider above has, or else the English one given here. So a component brings
 * its own sentences, and what nobody opens is not loaded.
 */
export function useMessages<Part extends keyof Messages>(part: Part, english: Messages[Part]): Messages[Part] {
  return useContext(MessagesContext)[part] ?? english
}
