import { characters } from '@archive-of-minds/core'
import { CharacterChat, ErrorBoundary, LoginScreen } from '@archive-of-minds/react-ui'
import { useSelector } from '@xstate/react'
import type { Archive } from './archive'

type AccessSnapshot = ReturnType<Archive['access']['getSnapshot']>
const selectGate = (snapshot: AccessSnapshot) =>
  snapshot.matches('granted') ? 'open' : snapshot.matches('checkingStoredFlag') ? 'checking' : 'closed'

export function App({ access, chat, config }: Archive) {
  const gate = useSelector(access, selectGate)
  if (gate === 'checking') return null
  return (
    <ErrorBoundary>
      {gate === 'open' ? <CharacterChat chat={chat} publicUrl={config.publicUrl} /> : <LoginScreen access={access} characters={characters} hint={config.accessCodeHint} />}
    </ErrorBoundary>
  )
}
