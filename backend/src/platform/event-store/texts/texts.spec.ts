import { instant } from '@rigbook/contracts/kernel';
import { erasableFieldsOf } from '../../events/erasable-fields.js';
import { declareEvents } from '../../events/event-declarations.js';
import { erasableText, list, object, orNull, wholeNumber } from '../../events/event-fields.js';
import type { NewEvent } from '../recorded-event.js';
import { concealed, hashOf } from './concealed-text.js';
import { erasedIn, revealed, withKeptTexts } from './texts-of-event.js';

const erasable = erasableFieldsOf(
  declareEvents({
    DoorRepaired: {
      says: 'A door was repaired.',
      data: {
        cost: wholeNumber(20),
        reason: erasableText('It squeaked'),
        notes: orNull(erasableText('Oiled')),
        parts: list(object('', { price: wholeNumber(2), about: erasableText('A hinge') })),
      },
    },
    DoorOpened: { says: 'A door was opened.', data: { cost: wholeNumber(0) } },
  }),
);
const fields = erasable.get('DoorRepaired') ?? [];
const ann = '0199c0de-0101-7000-8000-000000000101';
const data = {
  cost: 20,
  reason: 'Ann asked',
  notes: null,
  parts: [
    { price: 2, about: 'A hinge' },
    { price: 3, about: '' },
  ],
};
const event = (more: object = {}, actor = `responder:${ann}`): NewEvent => ({
  id: '0199c0de-0e01-7000-8000-000000000e01',
  stream: '0199c0de-0d01-7000-8000-000000000d01',
  streamType: 'door',
  version: 1,
  schemaVersion: 1,
  type: 'DoorRepaired',
  data: { ...data, ...more },
  actor,
  correlationId: 'one',
  causationId: null,
  recordedAt: instant('2026-11-23T16:00Z'),
});
const keptOf = ({ texts }: ReturnType<typeof concealed>) =>
  Object.fromEntries(texts.map((one) => [one.path, one.text]));

describe('the texts of an event', () => {
  it('are taken out of it, and leave their salted hashes', () => {
    const { data: stored, texts } = concealed(event(), erasable);
    expect(texts.map(({ path, text }) => [path, text])).toEqual([
      ['reason', 'Ann asked'],
      ['parts.0.about', 'A hinge'],
      ['parts.1.about', ''],
    ]);
    const [reason, first, second] = texts.map(({ salt, text }) => ({ sha256: hashOf(salt, text) }));
    expect(stored).toEqual({
      cost: 20,
      reason,
      notes: null,
      parts: [
        { price: 2, about: first },
        { price: 3, about: second },
      ],
    });
  });

  it('have another hash each time, so that a guess cannot be tried on several', () => {
    const [one, other] = [concealed(event(), erasable), concealed(event(), erasable)];
    expect(one.data).not.toEqual(other.data);
  });

  it('are put back', () => {
    const hidden = concealed(event(), erasable);
    expect(revealed(hidden.data, fields, keptOf(hidden))).toEqual(data);
    expect(withKeptTexts(hidden.data, keptOf(hidden))).toEqual(data);
    expect(erasedIn(hidden.data, fields, keptOf(hidden))).toEqual([]);
  });

  it('are null or empty once they are erased, and named', () => {
    const { data: stored } = concealed(event({ notes: 'Oiled' }), erasable);
    const parts = data.parts.map((part) => ({ ...part, about: '' }));
    expect(revealed(stored, fields, null)).toEqual({ cost: 20, reason: '', notes: null, parts });
    expect(erasedIn(stored, fields, null)).toEqual(['reason', 'notes', 'parts.0.about', 'parts.1.about']);
  });

  it('of an older event are read as it holds them', () => {
    expect(revealed(data, fields, null)).toEqual(data);
    expect(erasedIn(data, fields, null)).toEqual([]);
  });

  it('belong to who wrote them, and to whom they are about', () => {
    const dan = '0199c0de-0102-7000-8000-000000000102';
    const who = (...given: Parameters<typeof event>) =>
      concealed(event(...given), erasable).texts.map(({ writtenBy, about }) => [writtenBy, about])[0];
    expect(who()).toEqual([ann, null]);
    expect(who({ responderId: ann })).toEqual([ann, null]);
    expect(who({ responderId: dan })).toEqual([ann, dan]);
    expect(who({ responderId: dan }, 'token:0199c0de-0a01-7000-8000-000000000a01')).toEqual([null, dan]);
  });

  it('are none where none are declared', () => {
    const opened = { ...event(), type: 'DoorOpened', data: { cost: 0 } };
    expect(concealed(opened, erasable)).toEqual({ data: { cost: 0 }, texts: [] });
  });
});
