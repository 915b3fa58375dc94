import { BEGINNING } from '../../platform/event-store/index.js';
import { cursorOf, placeOfCursor } from './log-cursor.js';

describe('a cursor', () => {
  it('comes back as the place that it was made of', () => {
    const place = { transaction: '18446744073709551615', position: '9223372036854775807' };
    expect(placeOfCursor(cursorOf(place))).toEqual(place);
  });

  it('that is left out means the beginning of the log', () => {
    expect(placeOfCursor(undefined)).toEqual(BEGINNING);
    expect(placeOfCursor(cursorOf(BEGINNING))).toEqual(BEGINNING);
  });

  it.each(['', 'x', 'MQ', cursorOf({ transaction: '18446744073709551616', position: '1' }), '1 1'])(
    'that was never given out names nothing: %j',
    (text) => {
      expect(placeOfCursor(text)).toBeUndefined();
    },
  );
});
