/** What a photo belongs to: the booking of its report, or the vehicle at which somebody without it saw something. */
export type PhotosOf = string | { readonly seenAt: string };

/** A photo that this device keeps until the server has it. */
export interface KeptPhoto {
  readonly id: string;
  readonly owner: string;
  /** of the booking, or of the vehicle if it was seen there */
  readonly bookingId: string;
  readonly isSeen?: boolean;
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
let opened: Promise<IDBDatabase> | undefined;

const forgetConnection = (): void => void (opened = undefined);

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'id' });
    request.onsuccess = () => {
      request.result.onclose = forgetConnection;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('Not opened'));
  });
  return opened;
}

/** A phone closes the connection of a page in the background, and may not say so: the next use opens it again. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction | undefined> {
  try {
    return (await open()).transaction(table, mode);
  } catch {
    forgetConnection();
    return undefined;
  }
}

async function run<T>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  const transaction = (await begin(mode)) ?? (await begin(mode));
  if (transaction === undefined) return undefined;
  return new Promise((resolve) => {
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
  /** False if the device has no room for it: then it is lost with the page. */
  async put(photo: KeptPhoto): Promise<boolean> {
    inMemory.set(photo.id, photo);
    const isKept = (await run('readwrite', (photos) => photos.put(photo))) !== undefined;
    if (isKept) inMemory.delete(photo.id);
    return isKept;
  },
  async remove(id: string): Promise<void> {
    inMemory.delete(id);
    await run('readwrite', (photos) => photos.delete(id));
  },
} as const;
