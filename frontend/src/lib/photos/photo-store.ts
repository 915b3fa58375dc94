/** A photo that this device keeps until the server has it. */
export interface KeptPhoto {
  readonly id: string;
  readonly owner: string;
  readonly bookingId: string;
  readonly content: Blob;
  /** Its report is handed in: it may be sent. Until then it belongs to a form that is being filled. */
  readonly isHandedIn: boolean;
  /** milliseconds since 1970, by the device's clock */
  readonly takenAt: number;
  /** Why the server will never take it. */
  readonly refusal?: string;
}

const database = 'rigbook';
const table = 'photos';

/** Where there is no database, as in a private window of some browsers, photos last as long as the page. */
const inMemory = new Map<string, KeptPhoto>();
let opened: Promise<IDBDatabase | undefined> | undefined;

function open(): Promise<IDBDatabase | undefined> {
  opened ??= new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(undefined);
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
  return opened;
}

async function run<T>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const kept = await open();
  if (kept === undefined) return undefined;
  return new Promise((resolve) => {
    const transaction = kept.transaction(table, mode);
    const request = act(transaction.objectStore(table));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => resolve(undefined);
    transaction.onerror = () => resolve(undefined);
  });
}

/** Photos are too large for what else this device remembers. A device without room keeps them while the page is open. */
export const photoStore = {
  async all(): Promise<readonly KeptPhoto[]> {
    const kept = (await run('readonly', (photos) => photos.getAll() as IDBRequest<KeptPhoto[]>)) ?? [];
    return [...new Map([...kept, ...inMemory.values()].map((photo) => [photo.id, photo])).values()];
  },
  async put(photo: KeptPhoto): Promise<void> {
    inMemory.set(photo.id, photo);
    if ((await run('readwrite', (photos) => photos.put(photo))) !== undefined) inMemory.delete(photo.id);
  },
  async remove(id: string): Promise<void> {
    inMemory.delete(id);
    await run('readwrite', (photos) => photos.delete(id));
  },
} as const;
