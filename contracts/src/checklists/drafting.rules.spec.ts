import fc from 'fast-check';
import type { Checklist, ChecklistItem } from './checklist.words.js';
import { checklistLimits, draftProblems } from './drafting.rules.js';
import { firstEdition } from './first-edition.js';

const oxygen: ChecklistItem = {
  id: 'oxygen',
  group: 'medical',
  label: { en: 'Oxygen', he: 'חמצן' },
  detail: { en: '', he: '' },
  isRequired: false,
  isCritical: true,
  wantsPhoto: false,
  wantsExpiry: true,
  wantsNumber: { unit: 'bar', least: 50, most: 200 },
};
const draft: Checklist = { groups: [{ id: 'medical', label: { en: 'Medical', he: 'ציוד רפואי' } }], items: [oxygen] };
const kinds = (changed: Partial<ChecklistItem>) =>
  draftProblems({ ...draft, items: [{ ...oxygen, ...changed }] }).map(({ kind }) => kind);

describe('a draft of a checklist', () => {
  it('can be kept with groups and items in both languages', () => expect(draftProblems(draft)).toEqual([]));

  it('can begin with the sixteen items', () => {
    expect(draftProblems(firstEdition)).toEqual([]);
    expect(firstEdition.items).toHaveLength(16);
    expect(firstEdition.items.filter(({ isRequired }) => isRequired)).toHaveLength(8);
  });

  it('asks for something', () =>
    expect(draftProblems({ ...draft, items: [] })).toEqual([{ at: null, kind: 'no-items' }]));

  it('says everything in both languages', () => {
    expect(kinds({ label: { en: 'Oxygen', he: ' ' } })).toEqual(['label-missing']);
    expect(draftProblems({ ...draft, groups: [{ id: 'medical', label: { en: '', he: 'x' } }] })).toEqual([
      { at: 'medical', kind: 'label-missing' },
    ]);
  });

  it('has texts that stay on a line', () => {
    expect(kinds({ label: { en: 'a\nb', he: 'x' } })).toEqual(['text-odd']);
    expect(kinds({ detail: { en: 'x'.repeat(301), he: '' } })).toEqual(['text-too-long']);
  });

  it('tells its items apart, and puts each into a group that it has', () => {
    expect(draftProblems({ ...draft, items: [oxygen, oxygen] })).toEqual([{ at: 'oxygen', kind: 'id-taken' }]);
    expect(kinds({ id: 'Oxygen tank' })).toEqual(['id-odd']);
    expect(kinds({ group: 'vehicle' })).toEqual(['group-unknown']);
  });

  it('has limits that a number can keep', () => {
    expect(kinds({ wantsNumber: { unit: 'bar', least: 2, most: 2 } })).toEqual([]);
    expect(kinds({ wantsNumber: { unit: 'bar', least: 3, most: 2 } })).toEqual(['limits-crossed']);
    expect(kinds({ wantsNumber: { unit: 'bar', least: NaN, most: null } })).toEqual(['limit-odd']);
  });

  it('is not endless', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 * checklistLimits.items }), (count) => {
        const items = Array.from({ length: count }, (_, nth) => ({ ...oxygen, id: `oxygen-${nth}` }));
        expect(draftProblems({ ...draft, items }).length === 0).toBe(count <= checklistLimits.items);
      }),
    ));
});
