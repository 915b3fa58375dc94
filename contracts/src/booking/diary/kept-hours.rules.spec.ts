import { instant } from '../../kernel/time.js';
import { keptHours } from './kept-hours.rules.js';

const at = (hour: number, minutes = '00') => instant(`2026-11-23T${String(hour).padStart(2, '0')}:${minutes}Z`);
const from = (start: number, end: number) => ({ startAt: at(start), endAt: at(end) });

describe('hours in which no booking stands and that nobody can have', () => {
  it('are those of the turn-round after a booking', () => {
    expect(keptHours([{ ...from(8, 10), heldUntil: at(10, '30') }], [from(8, 10)])).toEqual([
      { startAt: at(10), endAt: at(10, '30'), keptFor: 'turn-round' },
    ]);
  });

  it('are those that are held for the person who was offered them, with a turn-round of their own', () => {
    expect(keptHours([from(8, 10), { ...from(12, 14), heldUntil: at(14, '15') }], [from(8, 10)])).toEqual([
      { ...from(12, 14), keptFor: 'offer' },
      { startAt: at(14), endAt: at(14, '15'), keptFor: 'turn-round' },
    ]);
  });

  it('are those that an extension asks for', () => {
    expect(keptHours([{ ...from(8, 12), askedFrom: at(10) }], [from(8, 10)])).toEqual([
      { ...from(10, 12), keptFor: 'extension' },
    ]);
  });

  it('are none where each taken hour has its booking, also one with an early check-in', () => {
    expect(keptHours([from(8, 12)], [from(7, 10)])).toEqual([]);
    expect(keptHours([], [])).toEqual([]);
  });
});
