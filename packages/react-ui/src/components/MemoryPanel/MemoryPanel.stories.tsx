import { createMemoryMemoryStore, tesla, type Character } from '@archive-of-minds/core'
import { exampleMessage, type TestChat, type TestChatOptions } from '@archive-of-minds/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatProvider } from '../../providers/ChatProvider'
import { chatStory, exampleConversation } from '../../stories/story-kit'
import { characterColours } from '../Emblem/character-colours'
import { MemoryPanel } from './MemoryPanel'

const meta: Meta = { title: 'Components/MemoryPanel', component: MemoryPanel as never }
export default meta

type Story = StoryObj<Meta>

/** The panel as the main screen shows it; the story is there once `found` can be read in it. */
const panel = (options: TestChatOptions, found: string | RegExp, act = (test: TestChat): unknown => test.ready()): Story => ({
  ...chatStory(options, act, ({ chat }) => (
    <ChatProvider chat={chat}>
      <div className="aom aom-main" style={characterColours(tesla)}>
        <div className="aom-body">
          <MemoryPanel onClose={() => {}} />
        </div>
      </div>
    </ChatProvider>
  )),
  play: async ({ canvas }) => {
    await canvas.findByText(found)
  },
})

const withBiography = (biography: Character['biography']) => ({ messages: exampleConversation, characters: [{ ...tesla, biography }] })
const shelf = createMemoryMemoryStore()
const lasting = { ...shelf, load: async (characterId: string) => ({ ...(await shelf.load(characterId)), durability: 'indexedDB' as const }) }

export const Empty = panel({ characters: [tesla], memoryStore: lasting }, 'Never')
export const WithMessages = panel(
  {
    characters: [tesla],
    messages: [
      ...exampleConversation,
      exampleMessage(3, { content: '[Image shared with Tesla]', hasImage: true }),
      exampleMessage(4, { role: 'assistant', content: 'A bright room.', end: 'complete' }),
    ],
  },
  /10 July 1856/,
)
export const RecordsLoading = panel({ memoryStore: { ...shelf, load: () => new Promise(() => {}) } }, 'Unknown', () => {})
export const BiographyLoading = panel(withBiography(() => new Promise(() => {})), 'Fetching the biography…')
export const BiographyFailed = panel(withBiography(() => Promise.reject(new Error('away'))), /biography could not be fetched/)
