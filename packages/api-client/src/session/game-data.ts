/**
 * IndexedDB storage of game data. If it is forbidden, broken or full, reads find
 * nothing and writes are dropped.
 */
export interface GameData {
  get<T>(key: string): Promise<T | undefined>
  /** Resolves to whether the value was stored. */
  set(key: string, value: unknown): Promise<boolean>
  delete(key: string): Promise<boolean>
  clear(): Promise<boolean>
}

const databaseName = 'game-data'
const databaseVersion = 1
const storeName = 'game-data'

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function openDatabase(factory: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  const request = factory.open(databaseName, databaseVersion)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  const database = await resultOf(request)
  // Do not block another tab that upgrades or deletes the database.
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  database.addEventListener('close', onClosed)
  return database
}

function browserFactory(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}

export function createGameData(
  factory: IDBFactory | null = browserFactory(),
  logError: (error: unknown) => void = (error) => console.error('Game data:', error),
): GameData {
  let opening: Promise<IDBDatabase> | null = null
  const resetConnection = () => {
    opening = null
  }

  /** Runs one request on the store. Never throws. */
  async function run<T, Otherwise>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<T>,
    otherwise: Otherwise,
  ): Promise<T | Otherwise> {
    if (!factory) return otherwise
    try {
      opening ??= openDatabase(factory, resetConnection)
      const database = await opening
      return await resultOf(request(database.transaction(storeName, mode).objectStore(storeName)))
    } catch (error) {
      resetConnection()
      logError(error)
      return otherwise
    }
  }

  const failed = Symbol('failed')
  const write = async <T>(request: (store: IDBObjectStore) => IDBRequest<T>) =>
    (await run('readwrite', request, failed)) !== failed

  return {
    get: <T>(key: string) => run<T, undefined>('readonly', (store) => store.get(key), undefined),
    set: (key, value) => write((store) => store.put(value, key)),
    delete: (key) => write((store) => store.delete(key)),
    clear: () => write((store) => store.clear()),
  }
}
