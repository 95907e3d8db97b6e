import type { AccessFailure, LanguageModelErrorReason, MemoryProblem, MessageEnd } from '@archive-of-minds/core'

const seconds = (ms: number) => {
  const count = Math.max(1, Math.ceil(ms / 1000))
  return count === 1 ? '1 second' : count < 120 ? `${count} seconds` : `${Math.ceil(count / 60)} minutes`
}

/** What can be told about a failed reply. */
export interface ReplyFailureDetails {
  /** The name of the engine that failed. */
  readonly engine: string
  readonly retryAfterMs?: number | undefined
}

/** Every sentence of the components, in English. Pass a table of your own to {@link MessagesProvider} to change or translate it. */
export const en = {
  productName: 'Archive of Minds',

  login: {
    subtitle: 'A Collection of Extraordinary Minds',
    field: 'Enter Access Code',
    show: 'Show code',
    hide: 'Hide code',
    unlock: 'Unlock Archives',
    checking: 'Checking the code…',
    footer: 'Secured Repository of Historical Consciousness',
    denied: 'Incorrect password',
    expired: 'The archive has locked itself again. Enter the code once more; what you were writing is still there.',
    hint: (code: string) => `New here? The code is “${code}”.`,
    failure: {
      unreachable: () => 'The archive’s server does not answer. Check your connection, then try again.',
      timeout: () => 'The archive’s server took too long to answer. Try again.',
      tooManyAttempts: ({ retryAfterMs }: AccessFailure) => `Too many wrong codes from here. Try again in ${seconds(retryAfterMs ?? 60_000)}.`,
    },
  },

  header: {
    chatRoom: 'Chat Room',
    qrCode: 'QR Code',
    viewMemory: 'View Memory',
    closeMemory: 'Close Memory',
    character: 'Character',
  },

  letters: {
    label: 'Letters',
    you: 'You',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The browser refused the clipboard. Select the text and copy it by hand.',
    imageShared: 'image shared',
    jump: 'Jump to newest',
    loading: 'Opening the records…',
    thinking: (name: string) => `${name} is thinking…`,
    writing: (name: string) => `${name} is writing`,
    voiceOnly: 'Voice only. The letters are kept, but not shown.',
    showText: 'Show Text',
    writtenBy: (engine: string) => `Written by: ${engine}.`,
    end: {
      complete: '',
      failed: '',
      stopped: 'Stopped by you.',
      interrupted: 'Interrupted.',
      cut: 'Broke off here.',
    } satisfies Record<MessageEnd, string>,
  },

  composer: {
    field: 'Message',
    placeholder: (name: string) => `Write to ${name}…`,
    send: 'Send',
    stopReply: 'Stop reply',
    hint: 'Enter sends, Shift+Enter starts a new line.',
  },

  empty: {
    invitation: (name: string) => `Begin with a question for ${name}, or one of these:`,
  },

  engine: {
    builtIn: 'Answers come from the built-in mind: written by hand and chosen by rule. No AI model is running.',
    remote: (name: string) => `Answers come from ${name}, a language model.`,
  },

  failure: {
    again: 'Try again',
    withBuiltIn: 'Answer with the built-in mind',
    unanswered: 'Your last question has no answer yet.',
    ask: 'Ask again',
    reason: {
      missingKey: ({ engine }) => `${engine} has no key here. Ask whoever runs this archive to set one, or go on with the built-in mind.`,
      auth: ({ engine }) => `${engine} refused the archive’s key. Ask whoever runs this archive to renew it, or go on with the built-in mind.`,
      locked: () => 'The archive had locked itself. Your question is kept; ask again.',
      permission: ({ engine }) => `${engine} refused this question. Try other words, or go on with the built-in mind.`,
      notFound: ({ engine }) => `${engine} is not to be had any more. Ask whoever runs this archive to choose another model, or go on with the built-in mind.`,
      rateLimited: ({ engine, retryAfterMs }) => `${engine} is asked too often just now. Try again in ${seconds(retryAfterMs ?? 30_000)}.`,
      overloaded: ({ engine }) => `${engine} is overloaded or out of order. Try again in a moment.`,
      invalid: ({ engine }) => `${engine} gave no usable answer. Try again, perhaps in other words.`,
      timeout: ({ engine }) => `${engine} took too long. Try again.`,
      network: () => 'No connection to the archive’s server. Check your network, then try again.',
      cutOff: () => 'The connection broke in the middle of the answer. What had arrived is kept; try again for a whole one.',
      unknown: () => 'Something went wrong while answering. Try again.',
    } satisfies Record<LanguageModelErrorReason, (details: ReplyFailureDetails) => string>,
  },

  dialog: {
    close: 'Close',
  },

  qr: {
    title: (product: string) => `Scan to Access ${product}`,
    picture: (url: string) => `QR code for ${url}`,
    drawing: 'Drawing the code…',
    copy: 'Copy URL',
    copied: 'URL copied to clipboard!',
    refused: 'The browser refused the clipboard. Select the address above and copy it by hand.',
    iPhone: {
      device: 'On iPhone',
      steps: ['Open the Camera and hold it over the code.', 'Tap the yellow link that appears.'],
    },
    android: {
      device: 'On Android',
      steps: ['Open the Camera, or Google Lens, and hold it over the code.', 'Tap the address that appears.'],
    },
  },

  memory: {
    title: 'Memory Bank',
    created: 'Created',
    lastInteraction: 'Last interaction',
    never: 'Never',
    unknown: 'Unknown',
    total: 'Total messages',
    fromUser: 'User messages',
    fromCharacter: 'Character messages',
    images: 'Images shared',
    storedLocally: 'Conversations are stored locally in this browser.',
    storedNowhere: 'This browser stores nothing for this page: the conversation lasts until the page closes.',
    coreIdentity: 'Core Identity',
    biographyLoading: 'Fetching the biography…',
    biographyFailed: 'The biography could not be fetched. Check your connection, then reload the page.',
    problem: {
      full: 'This browser’s storage is full: new letters will be gone when the page closes. Free some space to keep them.',
      blocked: 'This browser keeps nothing for this page: letters will be gone when it closes. A normal window, not a private one, keeps them.',
      unknown: 'The last letter could not be kept in this browser. The conversation goes on; copy what matters to you.',
      unreadable: 'Earlier letters could not be read, and new ones may not be kept. Reload the page to try again.',
    } satisfies Record<MemoryProblem, string>,
    smallStorage: 'This browser’s database is not available. Letters are kept in its smaller local storage.',
    logBehind: 'The archive’s server is out of reach. Your letters are kept here and handed over later.',
  },

  crash: {
    title: 'This part of the archive has stopped working.',
    advice: 'Your letters are kept. Reload the page to go on.',
    reload: 'Reload',
  },
} as const

type Widen<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Value]: Widen<Value[Key]> }

/** The shape of a table of sentences in any language. */
export type Messages = Widen<typeof en>
