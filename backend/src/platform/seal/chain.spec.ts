import { createHash } from 'node:crypto';
import { canonicalEvent, CHAIN_START, leafOf, linked, type StoredEvent } from './canonical-event.js';

const event: StoredEvent = {
  position: '1042',
  transaction: '99887766554433',
  id: '0199c0de-0b01-7000-8000-000000000b01',
  stream: '0199c0de-0b01-7000-8000-000000000b02',
  streamType: 'booking',
  version: 2,
  type: 'BookingRejected',
  schemaVersion: 1,
  actor: 'system:test',
  correlationId: 'c',
  causationId: null,
  recordedAt: '2026-11-22T16:20:00.000001Z',
  data: { reason: 'יום\n€', b: [1.0, 1e21, 0.000001], a: { z: null, y: true } },
};

describe('an event in canonical form', () => {
  it('has its members sorted, no white space and numbers as short as can be', () => {
    expect(canonicalEvent(event)).toBe(
      '{"actor":"system:test","causationId":null,"correlationId":"c",' +
        '"data":{"a":{"y":true,"z":null},"b":[1,1e+21,0.000001],"reason":"יום\\n€"},' +
        '"id":"0199c0de-0b01-7000-8000-000000000b01","position":"1042","recordedAt":"2026-11-22T16:20:00.000001Z",' +
        '"schemaVersion":1,"stream":"0199c0de-0b01-7000-8000-000000000b02","streamType":"booking",' +
        '"transaction":"99887766554433","type":"BookingRejected","version":2}',
    );
  });

  it('is the same in whatever order its members came', () => {
    const reversed = Object.fromEntries(Object.entries(event).toReversed()) as unknown as StoredEvent;
    expect(canonicalEvent(reversed)).toBe(canonicalEvent(event));
  });
});

it('an event keeps its canonical form when the log gains a column', () => {
  const wider = { ...event, region: 'north' };
  expect(canonicalEvent(wider)).toBe(canonicalEvent(event));
  expect(leafOf(wider)).toEqual(leafOf(event));
});

describe('the chain', () => {
  const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

  it('begins at 32 zero bytes and hashes the raw bytes of the hash before and the leaf', () => {
    const leaf = sha256(Buffer.from(canonicalEvent(event)));
    expect(leafOf(event)).toEqual(leaf);
    const first = linked(CHAIN_START, leaf);
    expect(first).toEqual(sha256(Buffer.alloc(32), leaf));
    expect(linked(first, leaf)).toEqual(sha256(first, leaf));
  });

  it.each(Object.keys(event) as (keyof StoredEvent)[])('notices another %s', (member) => {
    expect(leafOf({ ...event, [member]: 'another' })).not.toEqual(leafOf(event));
  });
});
