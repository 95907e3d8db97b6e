import type { ConnectionCheckActorRef, ConnectionCheckSnapshot, ConnectionStep } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import * as english from '../../messages/en/live'
import { useMessages } from '../../messages/MessagesProvider'
import { Dialog } from '../Dialog/Dialog'

export interface ConnectionPanelProps {
  /** Made with `createConnectionCheck`, outside React. */
  readonly check: ConnectionCheckActorRef
  readonly open: boolean
  readonly onClose: () => void
}

const steps: readonly ConnectionStep[] = ['microphone', 'server', 'websocket', 'mediaRoom', 'relay']
const selectFindings = ({ context }: ConnectionCheckSnapshot) => context.findings
const selectRuns = (snapshot: ConnectionCheckSnapshot) => snapshot.hasTag('running')
const selectFinished = (snapshot: ConnectionCheckSnapshot) => snapshot.matches('finished')

/** Whether live conversations can be held from here, step by step, and what to do about what is in the way. */
export function ConnectionPanel({ check, open, onClose }: ConnectionPanelProps) {
  const words = useMessages('connection', english.connection)
  const close = () => {
    check.send({ type: 'check.stop' })
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={words.title} subtitle={words.subtitle}>
      <Findings check={check} />
    </Dialog>
  )
}

function Findings({ check }: { readonly check: ConnectionCheckActorRef }) {
  const words = useMessages('connection', english.connection)
  const findings = useSelector(check, selectFindings)
  const runs = useSelector(check, selectRuns)
  const isFinished = useSelector(check, selectFinished)
  const hasFailed = steps.some((step) => findings[step].state === 'failed')
  return (
    <div className="aom-connection">
      <ol className="aom-connection-steps">
        {steps.map((step) => {
          const { state, detail } = findings[step]
          return (
            <li key={step} data-state={state}>
              <b>{words.steps[step]}</b> <span>{words.states[state]}</span>
              {state === 'failed' && <p title={detail ?? undefined}>{words.advice[step]}</p>}
            </li>
          )
        })}
      </ol>
      <p role="status">{runs ? words.running : isFinished ? (hasFailed ? words.bad : words.good) : ''}</p>
      <button type="button" className="aom-button" data-tone={runs ? 'quiet' : 'primary'} onClick={() => check.send({ type: runs ? 'check.stop' : 'check.start' })}>
        {runs ? words.stop : isFinished ? words.again : words.start}
      </button>
    </div>
  )
}
