import type { AnswerProblem } from '@rigbook/contracts/checklists/answering.rules';
import type { Changes } from '../../../lib/device/use-device-draft.js';
import { ItemGroup } from './checklist.js';
import { type CheckedDraft, saidOf, type ShownChecklist } from './said.js';

type Checked = Pick<CheckedDraft, 'ticked' | 'said'>;

interface Props {
  readonly bookingId: string;
  readonly checklist: ShownChecklist;
  readonly draft: Checked;
  /** said once the form was sent */
  readonly problems: readonly AnswerProblem[];
  /** Whether something that is required can be answered as not all right. */
  readonly takesRequired: boolean;
  readonly onChange: (changes: Changes<Checked>) => void;
}

/** All groups of a checklist, with what their items ask for. */
export function ChecklistFields({ bookingId, checklist, draft, problems, takesRequired, onChange }: Props) {
  return checklist.groups.map(({ id, label }) => (
    <ItemGroup
      key={id}
      title={label}
      items={checklist.items.filter(({ group }) => group === id)}
      ticked={draft.ticked}
      problems={problems}
      answering={{
        bookingId,
        said: draft.said,
        takesRequired,
        onSay: (item, update) => onChange(({ said }) => ({ said: { ...said, [item]: update(saidOf(said, item)) } })),
      }}
      onTick={(ticked) => onChange({ ticked })}
    />
  ));
}
