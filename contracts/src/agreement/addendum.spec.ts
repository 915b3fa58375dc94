import { createHash } from 'node:crypto';
import { addendumDocument, addendumWording, currentAddendumVersion } from './addendum.js';
import { instant } from '../kernel/time.js';

const booking = {
  bookingId: '0199c0de-0b01-7000-8000-000000000b01',
  formerEndAt: instant('2026-11-23T20:00Z'),
  endAt: instant('2026-11-23T21:00Z'),
  zone: 'Asia/Jerusalem',
} as const;

it('says in both languages until when the loan lasted and lasts', () => {
  const { en, he } = addendumWording(currentAddendumVersion, booking);
  for (const text of [en, he]) {
    expect(text).toContain('2026-11-23 22:00');
    expect(text).toContain('2026-11-23 23:00');
    expect(text).toContain(booking.bookingId);
  }
});

it('stays as it was accepted: its hash is in the log', () =>
  expect(createHash('sha256').update(addendumDocument('2026-11', booking)).digest('hex')).toMatchInlineSnapshot(
    `"a397a48e854c7340461d6aa56309f4b1de6d5e853fca3a3c826f9c1551f8cdc4"`,
  ));

it('knows no edition that was never accepted', () => expect(() => addendumWording('2020-01', booking)).toThrow());
