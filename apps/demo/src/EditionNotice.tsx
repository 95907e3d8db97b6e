import { useEffect, useState } from 'react'
import { keepForOffline, type Edition } from './edition'

/** Asks whether the newer edition should be shown now; a conversation is never interrupted for it. */
export function EditionNotice() {
  const [edition, setEdition] = useState<Edition | null>(null)
  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
    whenIdle(() => void keepForOffline(setEdition))
  }, [])
  if (!edition) return null
  return (
    <div className="aom page-edition" role="status">
      <p>A new edition of the archive has arrived.</p>
      <button type="button" className="aom-button" data-tone="primary" onClick={() => edition.show()}>
        Show it
      </button>
      <button type="button" className="aom-button" data-tone="quiet" onClick={() => setEdition(null)}>
        Later
      </button>
    </div>
  )
}
