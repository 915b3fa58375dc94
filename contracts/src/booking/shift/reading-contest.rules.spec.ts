import fc from 'fast-check';
import { concernedBy, maySettleReading } from './reading-contest.rules.js';

describe('a reading decides the kilometers', () => {
  const shift = { by: 'Dana', before: 'Noa', after: 'Omer', isReturned: true };

  it.each([
    ['at a check-in, of the shift and of the one before', 'check-in', shift, ['Dana', 'Noa']],
    ['at a checkout, of the shift and of the one after', 'check-out', shift, ['Dana', 'Omer']],
    ['at the first check-in, of the shift alone', 'check-in', { ...shift, before: null }, ['Dana']],
    ['at the last checkout, of the shift alone', 'check-out', { ...shift, after: null }, ['Dana']],
    [
      'at a check-in without a checkout, also of the shift after',
      'check-in',
      { ...shift, isReturned: false },
      ['Dana', 'Noa', 'Omer'],
    ],
  ] as const)('%s', (_what, step, among, people) => expect(concernedBy(step, among)).toEqual(people));
});

describe('a contested reading is settled', () => {
  const people = fc.constantFrom('Dana', 'Noa', 'Omer', 'Ruth');

  it('by no one whom it names: whose kilometers it decides, who read it, or has contested it', () =>
    fc.assert(
      fc.property(
        people,
        fc.array(people),
        fc.array(people),
        fc.array(people, { minLength: 1 }),
        (person, concerned, readBy, contestedBy) => {
          const isNamed = concerned.includes(person) || readBy.includes(person) || contestedBy.includes(person);
          expect(maySettleReading(person, { concerned, readBy, contestedBy })).toBe(!isNamed);
        },
      ),
    ));

  it('and is corrected by each of them before anybody contests it', () =>
    fc.assert(
      fc.property(people, fc.array(people), (person, readBy) =>
        expect(maySettleReading(person, { concerned: readBy, readBy, contestedBy: [] })).toBe(true),
      ),
    ));
});
