import { Upcasting } from './upcasting.js';

const rename = { type: 'DoorOpened', fromSchemaVersion: 1, upcast: ({ who }: { who?: string }) => ({ by: who }) };
const addReason = { type: 'DoorOpened', fromSchemaVersion: 2, upcast: (data: object) => ({ ...data, reason: null }) };

describe('upcasting', () => {
  const upcasting = new Upcasting({ upcasters: [addReason, rename] });

  it('takes old data through every shape up to the newest', () => {
    expect(upcasting.upcast('DoorOpened', 1, { who: 'ann' })).toEqual({ by: 'ann', reason: null });
    expect(upcasting.upcast('DoorOpened', 2, { by: 'ann' })).toEqual({ by: 'ann', reason: null });
  });

  it('leaves the newest shape and other events as they are', () => {
    const data = { by: 'ann', reason: 'fire' };
    expect(upcasting.upcast('DoorOpened', 3, data)).toBe(data);
    expect(upcasting.upcast('DoorClosed', 1, data)).toBe(data);
  });

  it('says which version new events are written in', () => {
    expect(upcasting.schemaVersionOf('DoorOpened')).toBe(3);
    expect(upcasting.schemaVersionOf('DoorClosed')).toBe(1);
  });

  it('refuses a missing step and two for one', () => {
    expect(() => new Upcasting({ upcasters: [addReason] })).toThrow('no upcaster for DoorOpened from schema version 1');
    expect(() => new Upcasting({ upcasters: [rename, rename] })).toThrow(
      'two upcasters for DoorOpened from schema version 1',
    );
  });
});
