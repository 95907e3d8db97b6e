export { createBrowserMemoryStore } from './browser-memory-store'
export { createIndexedDBMemoryStore, type IndexedDBMemoryStoreOptions } from './indexed-db-memory-store'
export { createLocalStorageMemoryStore } from './local-storage-memory-store'
export { createLocalStorageSettingsStore } from './local-storage-settings-store'
