import type { Checklist, ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { firstEdition } from '@rigbook/contracts/checklists/first-edition';
import { useState } from 'react';
import { usePerson } from '../../../../../lib/i18n/use-person.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../../lib/time/use-times.js';
import { Panel } from '../../../../../ui/content/panel.js';
import type { EditionOfType } from '../../api/checklists.js';
import { Preview } from './preview.js';

interface Props {
  readonly occasion: ChecklistOccasion;
  /** the latest first */
  readonly published: readonly EditionOfType[];
}

/** What was in force, and what is, to be opened and read: a check-in keeps the edition that it was answered by. */
export function Editions({ occasion, published }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const said = ({ edition, publishedAt, publishedBy }: EditionOfType) =>
    publishedAt && publishedBy
      ? text('checklists.edition', {
          edition,
          time: times.instantInSentence(publishedAt),
          person: person(publishedBy),
        })
      : '';
  const listed = [
    ...published.map((edition) => ({ id: edition.id, title: said(edition), checklist: edition })),
    ...(occasion === 'check-in'
      ? [{ id: 'first', title: text('checklists.editionOne'), checklist: firstEdition }]
      : []),
  ];
  if (listed.length === 0) return null;
  return (
    <Panel title={text('checklists.editions')}>
      <ul className="grid gap-2">
        {listed.map(({ id, title, checklist }) => (
          <li key={id}>
            <Edition title={title} checklist={checklist} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Drawn once it is opened: there may be many. */
function Edition({ title, checklist }: { readonly title: string; readonly checklist: Checklist }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <div className="mt-3">
          <Preview checklist={checklist} />
        </div>
      )}
    </details>
  );
}
