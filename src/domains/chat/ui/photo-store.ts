const STORE = 'photos';

/** Photos on the device until they are sent: localStorage is too small for them. */
export interface PhotoStore {
  keep: (key: string, photo: Blob) => Promise<void>;
  read: (key: string) => Promise<Blob | undefined>;
  drop: (key: string) => Promise<void>;
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** Creates a store in the IndexedDB database `name`, and in page memory for browsers that block storage. */
export function createPhotoStore(name: string): PhotoStore {
  const memory = new Map<string, Blob>();
  async function request<Answer>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Answer>) {
    const database = await openDatabase(name);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const asked = ask(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(asked.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  }
  return {
    keep: async (key, photo) => {
      memory.set(key, photo);
      await request('readwrite', (store) => store.put(photo, key)).catch(() => undefined);
    },
    read: async (key) =>
      memory.get(key) ??
      (await request<Blob | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)),
    drop: async (key) => {
      memory.delete(key);
      await request('readwrite', (store) => store.delete(key)).catch(() => undefined);
    },
  };
}
