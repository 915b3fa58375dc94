import { http, HttpResponse } from 'msw';
import { refuse } from '../../../testing/refuse.js';
import { server } from '../../../testing/server.js';
import { sendPhoto } from './send-photo.js';

const photo = new File([new Uint8Array(20)], 'front.jpg', { type: 'image/jpeg' });
const address = '/api/objects/uploads/1';

function addressIsGiven() {
  server.use(http.post('*/api/objects/upload', () => HttpResponse.json({ uploadURL: address }, { status: 201 })));
}

const send = (signal = new AbortController().signal, onAttempt: (attempt: number) => void = () => undefined) =>
  sendPhoto(photo, { signal, onAttempt, onProgress: () => undefined });

/** Ends every wait immediately, and returns how long each would have been. */
function waitsPassAtOnce(): number[] {
  const waits: number[] = [];
  const start = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback: () => void, ms = 0) => {
    if (ms >= 1000 && ms < 30_000) waits.push(ms);
    return start(callback, 0);
  });
  return waits;
}

afterEach(() => jest.restoreAllMocks());

test('a failing server is tried five times, after 0, 1, 3 and 5 seconds', async () => {
  addressIsGiven();
  server.use(http.put(`*${address}`, () => refuse(503, 'STORAGE_UNAVAILABLE', 'Photos cannot be stored right now.')));
  const waits = waitsPassAtOnce();
  const attempts: number[] = [];
  await expect(send(undefined, (attempt) => attempts.push(attempt))).rejects.toThrow('503: Photos cannot be stored');
  expect(attempts).toEqual([0, 1, 2, 3, 4]);
  expect(waits).toEqual([1000, 3000, 5000]);
});

test('a request for an address that times out is repeated', async () => {
  let asked = 0;
  server.use(
    http.post('*/api/objects/upload', () => {
      asked += 1;
      return asked === 1 ? HttpResponse.error() : HttpResponse.json({ uploadURL: address }, { status: 201 });
    }),
    http.put(`*${address}`, () => new HttpResponse(null, { status: 204 })),
  );
  expect(await send()).toBe(address);
});

test('a used address is a refusal when this photo was not sent before', async () => {
  addressIsGiven();
  server.use(http.put(`*${address}`, () => refuse(409, 'UPLOAD_LINK_USED', 'A photo was uploaded here already.')));
  await expect(send()).rejects.toThrow('409: A photo was uploaded here already.');
});

test('a photo that is taken back is not sent again', async () => {
  addressIsGiven();
  const removal = new AbortController();
  let sent = 0;
  server.use(
    http.put(`*${address}`, () => {
      sent += 1;
      removal.abort();
      return refuse(503, 'STORAGE_UNAVAILABLE', 'Photos cannot be stored right now.');
    }),
  );
  await expect(send(removal.signal)).rejects.toThrow();
  expect(sent).toBe(1);
});
