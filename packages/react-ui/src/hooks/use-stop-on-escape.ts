import { useEffect } from 'react'

/** Escape ends a reply and the voice before it closes anything else. */
export function useStopOnEscape(isOn: boolean, stop: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      stop()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOn, stop])
}
