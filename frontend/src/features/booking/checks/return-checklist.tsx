import type { AnswerProblem } from '@rigbook/contracts/checklists/answering.rules';
import type { Changes } from '../../../lib/device/use-device-draft.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { ChecklistFields } from './checklist-fields.js';
import { type CheckedDraft, noItems, type ShownChecklist, useShown } from './said.js';
import { useAnswered } from './use-answered.js';

/** The checklist of the return as it is answered; without an edition nothing is asked. */
export function useReturnChecklist(draft: CheckedDraft) {
  const shown = useShown(draft.edition);
  const checklist = draft.edition ? shown : noItems;
  const answered = useAnswered(checklist, draft, 'return');
  const labelOf = (item: string) => checklist.items.find(({ id }) => id === item)?.label ?? item;
  return {
    ...answered,
    checklist,
    isUnfit: draft.edition !== null && answered.isUnfit,
    missing: answered.problems.map(({ item }) => labelOf(item)).join(', '),
  };
}

/** Selects this part of a form, in which another checklist may have items of the same names. */
export const inReturnChecklist = '[data-checklist="return"]';

interface Props {
  readonly bookingId: string;
  readonly checklist: ShownChecklist;
  readonly draft: CheckedDraft;
  /** said once the form was sent */
  readonly problems: readonly AnswerProblem[];
  readonly onChange: (changes: Changes<Pick<CheckedDraft, 'ticked' | 'said'>>) => void;
}

/** What is looked at when a vehicle comes back, whatever is wrong with it. */
export function ReturnChecklist(props: Props) {
  const text = useText();
  if (props.draft.edition === null) return null;
  return (
    <div data-checklist="return" className="contents">
      <h2 className="text-lg font-bold">{text('checks.atReturn')}</h2>
      <ChecklistFields {...props} takesRequired />
    </div>
  );
}
