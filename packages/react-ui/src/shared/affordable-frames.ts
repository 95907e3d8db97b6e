/** The part of the main thread that drawing a growing text may take, at most. */
const SHARE = 0.5
/** However much is typed, the text is drawn again after this long, in milliseconds. */
const LONGEST_WAIT = 100

/** What is used of a window. */
export type FrameWindow = Pick<
  Window & typeof globalThis,
  'addEventListener' | 'removeEventListener' | 'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout' | 'performance' | 'MessageChannel'
>

/** Calls back in an animation frame, as soon as the page can afford one. */
export interface AffordableFrames {
  /** Asks for one call; asked again before it comes, it is still one. */
  request(): void
  /** No call comes any more. */
  end(): void
}

/**
 * Frames for drawing what changes all the time while somebody types beside it. On a fast device that is each frame. Where a
 * frame is dear it is fewer, so that drawing never takes more than half of the main thread; and a frame that answers a key
 * is left to the key, so that letters typed do not wait for letters streamed.
 */
export function createAffordableFrames(view: FrameWindow, draw: () => void): AffordableFrames {
  let frame = 0
  let wait = 0
  let requestedAt = 0
  let earliest = 0
  let hasKey = false

  const onKey = () => {
    hasKey = true
  }
  view.addEventListener('keydown', onKey, { capture: true, passive: true })

  // A message of one's own comes after the frame's style, layout and paint: the time until then is what the frame cost.
  const { port1, port2 } = new view.MessageChannel()
  let begunAt = 0
  port1.onmessage = () => {
    const cost = view.performance.now() - begunAt
    earliest = begunAt + Math.min(cost / SHARE, LONGEST_WAIT)
  }

  const askForFrame = () => {
    wait = 0
    hasKey = false
    frame = view.requestAnimationFrame(onFrame)
  }
  const onFrame = () => {
    const now = view.performance.now()
    const isKeys = hasKey
    hasKey = false
    if (isKeys && now - requestedAt < LONGEST_WAIT) {
      frame = view.requestAnimationFrame(onFrame)
      return
    }
    frame = 0
    begunAt = now
    draw()
    port2.postMessage(null)
  }

  return {
    request() {
      if (frame !== 0 || wait !== 0) return
      requestedAt = view.performance.now()
      // An empty frame is not free, so frames that cannot be afforded are not asked for.
      if (requestedAt < earliest) wait = view.setTimeout(askForFrame, earliest - requestedAt)
      else askForFrame()
    },
    end() {
      view.clearTimeout(wait)
      view.cancelAnimationFrame(frame)
      view.removeEventListener('keydown', onKey, { capture: true })
      port1.close()
    },
  }
}
