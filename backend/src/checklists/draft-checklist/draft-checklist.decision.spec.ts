import type { Checklist } from '@rigbook/contracts/checklists/checklist.words';
import { firstEdition } from '@rigbook/contracts/checklists/first-edition';
import { instant } from '@rigbook/contracts/kernel';
import { type Refusal } from '../../platform/decisions/index.js';
import type { ChecklistEvent } from '../checklist.events.js';
import { editionsFrom } from '../checklist.state.js';
import { publishChecklist } from '../publish-checklist/publish-checklist.decision.js';
import { draftChecklist, type SeenDraft } from './draft-checklist.decision.js';

const of = { vehicleType: 'ALS', occasion: 'check-in' } as const;
const draftedAt = instant('2026-11-27T09:00Z');
const drafted = (edition: number, content: Checklist = firstEdition) =>
  draftChecklist(editionsFrom(published(edition - 1), 'check-in'), { ...of, content, seen: seen(edition) }, fleet)[0]!;
const fleet = { isTypeOfFleet: true };
const seen = (edition: number, at: SeenDraft['draftedAt'] = null): SeenDraft => ({ edition, draftedAt: at });
/** As many editions as there are up to this one. */
function published(edition: number): readonly (ChecklistEvent & { recordedAt: typeof draftedAt })[] {
  if (edition < 2) return [];
  const before = [...published(edition - 1), { ...drafted(edition), recordedAt: draftedAt }];
  const event = publishChecklist(editionsFrom(before, 'check-in'), { ...of, seen: seen(edition, draftedAt) });
  return [...before, { ...event, recordedAt: draftedAt }];
}
const code = (attempt: () => unknown) => {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return (error as Refusal).code;
  }
};
const fewer: Checklist = { ...firstEdition, items: firstEdition.items.slice(1) };

describe('drafting a checklist', () => {
  it('begins with edition 2, and goes on after each that is published', () => {
    expect(drafted(2)).toMatchObject({ type: 'ChecklistDrafted', data: { edition: 2 } });
    expect(drafted(4)).toMatchObject({ data: { edition: 4 } });
  });

  it('gives each edition an id of its own', () =>
    expect(new Set([2, 3, 4].map((edition) => drafted(edition).data.editionId)).size).toBe(3));

  it('changes nothing if it is so already, whatever was seen', () => {
    const history = [{ ...drafted(2), recordedAt: draftedAt }];
    const again = { ...of, content: firstEdition, seen: seen(2) };
    expect(draftChecklist(editionsFrom(history, 'check-in'), again, fleet)).toEqual([]);
    expect(code(() => draftChecklist(editionsFrom(history, 'check-in'), { ...again, content: fewer }, fleet))).toBe(
      'CHANGED_MEANWHILE',
    );
  });

  it('never changes what is published', () => {
    const history = published(2);
    const [next] = draftChecklist(editionsFrom(history, 'check-in'), { ...of, content: fewer, seen: seen(3) }, fleet);
    expect(next).toMatchObject({ data: { edition: 3 } });
    const outdated = { ...of, content: fewer, seen: seen(2, draftedAt) };
    expect(code(() => draftChecklist(editionsFrom(history, 'check-in'), outdated, fleet))).toBe('CHANGED_MEANWHILE');
  });

  it('is for a type that the fleet has', () =>
    expect(
      code(() =>
        draftChecklist(
          editionsFrom([], 'check-in'),
          { ...of, content: fewer, seen: seen(2) },
          { isTypeOfFleet: false },
        ),
      ),
    ).toBe('VALIDATION_FAILED'));
});

describe('publishing a checklist', () => {
  it('needs a draft, which is the one that was seen', () => {
    const publish = (history: ReturnType<typeof published>, at: SeenDraft) =>
      publishChecklist(editionsFrom(history, 'check-in'), { ...of, seen: at });
    expect(code(() => publish([], seen(2)))).toBe('CHECKLIST_NOT_DRAFTED');
    const history = [{ ...drafted(2), recordedAt: draftedAt }];
    expect(code(() => publish(history, seen(2)))).toBe('CHANGED_MEANWHILE');
    expect(publish(history, seen(2, draftedAt))).toMatchObject({ type: 'ChecklistPublished', data: { edition: 2 } });
    expect(code(() => publish(published(2), seen(2, draftedAt)))).toBe('CHECKLIST_NOT_DRAFTED');
  });
});
