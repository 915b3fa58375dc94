import { connection } from '../connection/connection.js';
import { openLiveStream, type LiveStream } from './live-stream.js';

/** Only the parts of EventSource that we use. */
class FakeEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }
  say(type: string, data?: string) {
    if (type === 'open') this.readyState = 1;
    this.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data }));
  }
  close() {
    this.readyState = 2;
  }
}

const last = () => FakeEventSource.opened.at(-1)!;
const see = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const hearers = (mayReopen = true) => ({
  told: jest.fn(),
  missed: jest.fn(),
  mayReopen: jest.fn().mockResolvedValue(mayReopen),
});

const streams: LiveStream[] = [];
function open(heard: ReturnType<typeof hearers>): LiveStream {
  const stream = openLiveStream(heard);
  streams.push(stream);
  return stream;
}

beforeEach(() => {
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  jest.spyOn(connection, 'ask').mockResolvedValue();
  jest.useFakeTimers();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('passes on updates, and requests nothing at first', () => {
  const heard = hearers();
  open(heard);
  last().say('open');
  last().say('changed', '{"topics":["bookings"]}');
  expect(heard.told).toHaveBeenCalledWith(['bookings']);
  expect(heard.missed).not.toHaveBeenCalled();
  expect(last().url).toMatch(/\/api\/live$/);
});

test('a hidden window closes its connection, and catches up when it is visible', () => {
  const heard = hearers();
  open(heard);
  last().say('open');
  see('hidden');
  jest.advanceTimersByTime(29_000);
  expect(last().readyState).toBe(1);
  jest.advanceTimersByTime(2_000);
  expect(last().readyState).toBe(2);
  see('visible');
  expect(FakeEventSource.opened).toHaveLength(2);
  last().say('open');
  expect(heard.missed).toHaveBeenCalledTimes(1);
});

test('a stream silent for a minute counts as lost', () => {
  open(hearers());
  last().say('open');
  jest.advanceTimersByTime(50_000);
  last().say('beat', '');
  jest.advanceTimersByTime(50_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  jest.advanceTimersByTime(20_000);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('a refused stream is retried with growing delays, and catches up; not after a sign-out', async () => {
  const heard = hearers();
  open(heard);
  const refuse = async () => {
    last().readyState = 2;
    last().say('error');
    await jest.advanceTimersByTimeAsync(0);
  };
  await refuse();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  await refuse();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(FakeEventSource.opened).toHaveLength(3);
  last().say('open');
  expect(heard.missed).toHaveBeenCalledTimes(1);
  heard.mayReopen.mockResolvedValue(false);
  await refuse();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(FakeEventSource.opened).toHaveLength(3);
});

test('without a connection it waits for one, and is closed for good when it is not needed', () => {
  const heard = hearers();
  const stream = open(heard);
  last().say('open');
  connection.lost();
  expect(last().readyState).toBe(2);
  connection.reached();
  last().say('open');
  expect(heard.missed).toHaveBeenCalledTimes(1);
  stream.close();
  stream.wake();
  see('visible');
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(last().readyState).toBe(2);
});
