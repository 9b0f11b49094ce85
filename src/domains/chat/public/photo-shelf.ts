const NAME = 'discussion';
const SHELF = 'photos';

/** Photos in page memory, for browsers that block storage. */
const memory = new Map<string, Blob>();

function openShelf(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(SHELF);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

async function onShelf<Answer>(mode: IDBTransactionMode, ask: (shelf: IDBObjectStore) => IDBRequest<Answer>) {
  const database = await openShelf();
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(SHELF, mode);
      const asked = ask(transaction.objectStore(SHELF));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Stores a photo until it is sent: localStorage is too small for it. */
export async function keepPhoto(key: string, photo: Blob): Promise<void> {
  memory.set(key, photo);
  await onShelf('readwrite', (shelf) => shelf.put(photo, key)).catch(() => undefined);
}

export async function readPhoto(key: string): Promise<Blob | undefined> {
  return (
    memory.get(key) ?? (await onShelf<Blob | undefined>('readonly', (shelf) => shelf.get(key)).catch(() => undefined))
  );
}

export async function dropPhoto(key: string): Promise<void> {
  memory.delete(key);
  await onShelf('readwrite', (shelf) => shelf.delete(key)).catch(() => undefined);
}
