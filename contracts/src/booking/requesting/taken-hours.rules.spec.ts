import { firstTaken, type TakenHours, takenState } from './taken-hours.rules.js';
import { instant } from '../../kernel/time.js';

const at = (from: number, to: number) => ({
  startAt: instant(`2026-11-23T${String(from).padStart(2, '0')}:00Z`),
  endAt: instant(`2026-11-23T${String(to).padStart(2, '0')}:00Z`),
});
const booked: TakenHours = at(8, 10);
const extended: TakenHours = { ...at(10, 14), askedFrom: at(12, 13).startAt };
const held: TakenHours = { ...at(14, 18), offeredUntil: at(13, 14).startAt };
const offered: TakenHours = { ...at(18, 20), offeredUntil: at(13, 14).startAt, isOwnOffer: true };
const taken = [booked, extended, held, offered];

it.each([
  ['free', [6, 8], undefined],
  ['booked', [9, 10], 'booked'],
  ['booked, up to the end that was approved', [10, 12], 'booked'],
  ['asked for beyond that end', [12, 14], 'asked'],
  ['booked if a part is', [11, 13], 'booked'],
  ['held for somebody who was offered them', [15, 16], 'held'],
  ["a colleague's, if they end in one's own offer", [17, 19], 'held'],
  ['held for the person who looks', [18, 19], 'offered'],
  ['asked for before they are held', [13, 19], 'asked'],
  ['booked before all', [8, 20], 'booked'],
] as const)('hours are %s', (_, [from, to], state) => expect(takenState(at(from, to), taken)).toBe(state));

test('the first hours of a state are those in the way', () => {
  const later = { ...at(16, 18), offeredUntil: at(13, 14).startAt };
  expect(firstTaken(at(15, 20), [...taken, later], 'held')).toBe(held);
  expect(firstTaken(at(8, 10), taken, 'held')).toBeUndefined();
});
