import fc from 'fast-check';
import { day } from '../kernel/calendar.js';
import type { DamagePhotoId } from '../kernel/ids.js';
import { missingRequiredItems } from '../booking/shift/check-in.rules.js';
import { checkInItemIds } from '../booking/shift/check-in.words.js';
import {
  answerProblems,
  type ChecklistAnswer,
  foundWrong,
  isUnfit,
  readNumber,
  strayAnswers,
  unfitProblems,
} from './answering.rules.js';
import type { Checklist, ChecklistItem } from './checklist.words.js';
import { firstEdition } from './first-edition.js';

const today = day('2026-11-27');
const atCheckIn = { occasion: 'check-in', today } as const;
const plain: ChecklistItem = {
  id: 'stretcher',
  group: 'medical',
  label: { en: 'Stretcher', he: 'אלונקה' },
  detail: { en: '', he: '' },
  isRequired: false,
  isCritical: false,
  wantsPhoto: false,
  wantsExpiry: false,
  wantsNumber: null,
};
const listOf = (changed: Partial<ChecklistItem>): Checklist => ({ groups: [], items: [{ ...plain, ...changed }] });
const kindOf = (changed: Partial<ChecklistItem>, answer?: Partial<ChecklistAnswer>) =>
  answerProblems(listOf(changed), answer ? [{ item: 'stretcher', isFine: true, ...answer }] : [], atCheckIn)[0]?.kind;

describe('answering a checklist', () => {
  it('may leave out what nothing requires, and only that', () => {
    expect(kindOf({})).toBeUndefined();
    expect(kindOf({ isRequired: true })).toBe('unanswered');
    expect(kindOf({ isCritical: true })).toBe('unanswered');
  });

  it('takes what is not all right, with words', () => {
    expect(kindOf({}, { isFine: false })).toBe('words-missing');
    expect(kindOf({}, { isFine: false, words: ' ' })).toBe('words-missing');
    expect(kindOf({}, { isFine: false, words: 'A wheel is loose' })).toBeUndefined();
  });

  it('does not take a required item that is not all right', () =>
    expect(kindOf({ isRequired: true }, { isFine: false, words: 'Flat' })).toBe('must-be-fine'));

  it('lets a vehicle be returned whatever is wrong with it', () => {
    const wrong = [{ item: 'stretcher', isFine: false, words: 'Bent' }];
    expect(answerProblems(listOf({ isRequired: true }), wrong, { ...atCheckIn, occasion: 'return' })).toEqual([]);
  });

  it('asks for the number within its limits, which belong to them', () => {
    const wantsNumber = { unit: 'bar', least: 2, most: 2.5 };
    expect(kindOf({ wantsNumber }, {})).toBe('number-missing');
    expect(kindOf({ wantsNumber }, { number: NaN })).toBe('number-missing');
    expect(kindOf({ wantsNumber }, { number: 1.9 })).toBe('number-outside');
    expect(kindOf({ wantsNumber }, { number: 2.6 })).toBe('number-outside');
    expect(kindOf({ wantsNumber }, { number: 2 })).toBeUndefined();
    expect(kindOf({ wantsNumber }, { number: 2.5 })).toBeUndefined();
    expect(kindOf({ wantsNumber }, { isFine: false, words: 'Empty', number: 0 })).toBeUndefined();
  });

  it('asks for a day that has not passed; the last day is a good one', () => {
    expect(kindOf({ wantsExpiry: true }, {})).toBe('expiry-missing');
    expect(kindOf({ wantsExpiry: true }, { expiresOn: day('2026-11-26') })).toBe('expired');
    expect(kindOf({ wantsExpiry: true }, { expiresOn: today })).toBeUndefined();
    expect(
      kindOf({ wantsExpiry: true }, { isFine: false, words: 'Too old', expiresOn: day('2026-11-26') }),
    ).toBeUndefined();
  });

  it('asks for the photo, which may follow', () => {
    expect(kindOf({ wantsPhoto: true }, {})).toBe('photo-missing');
    expect(kindOf({ wantsPhoto: true }, { photoIds: ['a' as DamagePhotoId] })).toBeUndefined();
  });

  it('is unfit only if something critical is not all right', () => {
    const wrong = [{ item: 'stretcher', isFine: false, words: 'Bent' }];
    expect(isUnfit(listOf({}), wrong)).toBe(false);
    expect(isUnfit(listOf({ isCritical: true }), wrong)).toBe(true);
    expect(isUnfit(listOf({ isCritical: true }), [{ item: 'stretcher', isFine: true }])).toBe(false);
    expect(isUnfit(listOf({ isCritical: true }), [])).toBe(false);
  });

  it('need not be finished for a vehicle that is unfit, but says what is wrong', () => {
    const list = {
      groups: [],
      items: [
        { ...plain, isCritical: true },
        { ...plain, id: 'siren', isRequired: true },
      ],
    };
    expect(unfitProblems(list, [{ item: 'stretcher', isFine: false, words: 'Bent' }])).toEqual([]);
    expect(unfitProblems(list, [{ item: 'stretcher', isFine: false }])).toEqual([
      { item: 'stretcher', kind: 'words-missing' },
    ]);
  });

  it('answers items of its own, each once', () => {
    expect(strayAnswers(listOf({}), [{ item: 'siren', isFine: true }])).toEqual(['siren']);
    const twice = { item: 'stretcher', isFine: true };
    expect(strayAnswers(listOf({}), [twice])).toEqual([]);
    expect(strayAnswers(listOf({}), [twice, twice])).toEqual(['stretcher']);
  });

  it('is as strict about the sixteen items as check-ins have always been', () =>
    fc.assert(
      fc.property(fc.subarray([...checkInItemIds]), (ticked) => {
        const answers = ticked.map((item) => ({ item, isFine: true }));
        expect(answerProblems(firstEdition, answers, atCheckIn).map(({ item }) => item)).toEqual(
          missingRequiredItems(ticked),
        );
      }),
    ));

  it('makes a defect of each answer that is not all right, whatever else is answered', () =>
    fc.assert(
      fc.property(fc.subarray([...checkInItemIds]), fc.subarray([...checkInItemIds]), (fine, all) => {
        const answers = all.map((item) => ({ item, isFine: fine.includes(item) }));
        expect(foundWrong(firstEdition, answers).map(({ item }) => item.id)).toEqual(
          checkInItemIds.filter((id) => all.includes(id) && !fine.includes(id)),
        );
      }),
    ));
});

it.each([
  ['2.3', 2.3],
  [' 2,3 ', 2.3],
  ['-5', -5],
  ['150', 150],
  ['', null],
  ['2.3 bar', null],
  ['1e9', null],
  ['99999999', null],
])('reads %p as %p', (typed, number) => expect(readNumber(typed)).toBe(number));
