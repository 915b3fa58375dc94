import { photoStore } from './photo-store.js';

const photo = {
  id: 'a',
  owner: 'dana',
  bookingId: 'b1',
  content: new Blob(['a']),
  isHandedIn: false,
  takenAt: 0,
} as const;

/** A database that can be closed by the device, and that can be full. */
function device() {
  const kept = new Map<string, object>();
  let opened = 0;
  let isFull = false;
  let current: { isClosed: boolean; onclose?: () => void };
  const connect = () => {
    opened += 1;
    const connection = {
      isClosed: false,
      transaction() {
        if (connection.isClosed) throw new DOMException('Closed', 'InvalidStateError');
        const transaction: { oncomplete?: () => void; onabort?: () => void; objectStore?: unknown } = {};
        const done = (result: unknown) => {
          queueMicrotask(() => (isFull ? transaction.onabort?.() : transaction.oncomplete?.()));
          return { result };
        };
        transaction.objectStore = () => ({
          getAll: () => done([...kept.values()]),
          put: (each: { id: string }) => done(isFull ? undefined : (kept.set(each.id, each), each.id)),
          delete: (id: string) => done(void kept.delete(id)),
        });
        return transaction;
      },
    };
    current = connection;
    const request: { result: unknown; onsuccess?: () => void } = { result: connection };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  Object.assign(globalThis, { indexedDB: { open: connect } });
  return {
    kept,
    opened: () => opened,
    closes: (saysSo: boolean) => {
      current.isClosed = true;
      if (saysSo) current.onclose?.();
    },
    isFull: (next: boolean) => (isFull = next),
  };
}

let here: ReturnType<typeof device>;
beforeEach(() => (here = device()));
afterEach(async () => {
  await photoStore.remove('a');
  here.closes(true); // other specs have no database
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test.each([true, false])(
  'a connection that the device closed is opened again, whether it says so: %s',
  async (saysSo) => {
    await photoStore.put(photo);
    here.closes(saysSo);
    expect(await photoStore.put({ ...photo, isHandedIn: true })).toBe(true);
    expect(await photoStore.all()).toMatchObject([{ id: 'a', isHandedIn: true }]);
    expect(here.opened()).toBe(2);
  },
);

test('a photo for which there is no room is kept with the page, and it is said', async () => {
  here.isFull(true);
  expect(await photoStore.put(photo)).toBe(false);
  expect(await photoStore.all()).toMatchObject([{ id: 'a' }]);
  here.isFull(false);
  expect(await photoStore.put(photo)).toBe(true);
  expect([...here.kept.keys()]).toEqual(['a']);
});
