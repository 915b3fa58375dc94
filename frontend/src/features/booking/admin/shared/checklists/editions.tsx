import type { ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { firstEdition } from '@rigbook/contracts/checklists/first-edition';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../../../../../lib/i18n/use-person.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../../lib/time/use-times.js';
import { Panel } from '../../../../../ui/content/panel.js';
import { Loaded } from '../../../../../ui/feedback/loaded.js';
import { editionQuery, type EditionOfType } from '../../api/checklists.js';
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
    ...published.map((edition) => ({ id: edition.id, title: said(edition), what: <ReadEdition edition={edition} /> })),
    ...(occasion === 'check-in'
      ? [{ id: 'first', title: text('checklists.editionOne'), what: <Preview checklist={firstEdition} /> }]
      : []),
  ];
  if (listed.length === 0) return null;
  return (
    <Panel title={text('checklists.editions')}>
      <ul className="grid gap-2">
        {listed.map(({ id, title, what }) => (
          <li key={id}>
            <Edition title={title}>{what}</Edition>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Read and drawn once it is opened: there may be many. */
function Edition({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className="mt-3">{children}</div>}
    </details>
  );
}

function ReadEdition({ edition }: { readonly edition: EditionOfType }) {
  const text = useText();
  const read = useQuery(editionQuery(edition));
  return (
    <Loaded query={read} label={text('checklists.loading')} lines={4}>
      {(checklist) => <Preview checklist={checklist} />}
    </Loaded>
  );
}
