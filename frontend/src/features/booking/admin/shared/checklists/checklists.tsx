import {
  type ChecklistOccasion,
  checklistOccasions,
  firstOwnEdition,
} from '@rigbook/contracts/checklists/checklist.words';
import { firstEdition } from '@rigbook/contracts/checklists/first-edition';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../../config/paths.js';
import { usePerson } from '../../../../../lib/i18n/use-person.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../../lib/time/use-times.js';
import { Button } from '../../../../../ui/button.js';
import { Panel } from '../../../../../ui/content/panel.js';
import { Empty } from '../../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../../ui/feedback/loaded.js';
import { Choice } from '../../../../../ui/form/choice.js';
import { NativeSegmented } from '../../../../../ui/form/native-segmented.js';
import { fleetQuery } from '../../../../fleet/api/get-fleet.js';
import { checklistsQuery, editionQuery, type EditionOfType } from '../../api/checklists.js';
import { ChecklistEditor } from './checklist-editor.js';
import { Editions } from './editions.js';

/** What is looked at when vehicles of a type are taken and returned: what is in force, and the draft of the next edition. */
export function Checklists() {
  const text = useText();
  const fleet = useQuery(fleetQuery);
  const editions = useQuery(checklistsQuery);
  const [chosen, setChosen] = useState<string>();
  const [occasion, setOccasion] = useState<ChecklistOccasion>('check-in');
  const both = {
    data: fleet.data && editions.data && { fleet: fleet.data, editions: editions.data },
    error: fleet.error ?? editions.error,
    refetch: () => Promise.all([fleet.refetch(), editions.refetch()]),
  };
  return (
    <>
      <p className="mb-2">
        <Link to={paths.adminFleet}>{text('checklists.toFleet')}</Link>
      </p>
      <h2 className="mb-2 text-lg font-bold">{text('checklists.title')}</h2>
      <p className="mb-4 max-w-[72ch] text-soft">{text('checklists.hint')}</p>
      <Loaded query={both} label={text('checklists.loading')} lines={6}>
        {({ fleet: vehicles, editions: all }) => {
          const types = [...new Set(vehicles.map(({ type }) => type))];
          const type = types.find((one) => one === chosen) ?? types[0];
          if (type === undefined) return <Empty icon="car">{text('checklists.noTypes')}</Empty>;
          const own = all.filter((one) => one.vehicleType === type && one.occasion === occasion);
          return (
            <div className="grid gap-4">
              <div className="flex flex-wrap items-end gap-4">
                <div className="min-w-60">
                  <Choice
                    label={text('checklists.type')}
                    value={type}
                    options={types.map((value) => ({ value, label: value }))}
                    onChange={setChosen}
                  />
                </div>
                <NativeSegmented
                  label={text('checklists.occasion')}
                  value={occasion}
                  options={checklistOccasions.map((value) => ({
                    value,
                    label: text(`checklists.occasion.${value}`),
                  }))}
                  onChange={setOccasion}
                />
              </div>
              <OfType
                key={`${type} ${occasion}`}
                type={type}
                occasion={occasion}
                own={own}
                former={all.find(
                  (one) => one.occasion === occasion && one.publishedAt !== null && one.renamedTo.includes(type),
                )}
              />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

interface OfTypeProps {
  readonly type: string;
  readonly occasion: ChecklistOccasion;
  /** the latest first */
  readonly own: readonly EditionOfType[];
  /** of the name that the type had before */
  readonly former: EditionOfType | undefined;
}

function OfType({ type, occasion, own, former }: OfTypeProps) {
  const text = useText();
  const times = useTimes();
  const draft = own.find(({ publishedAt }) => publishedAt === null);
  const published = own.filter(({ publishedAt }) => publishedAt !== null);
  const [latest] = published;
  const inForce = latest ?? former;
  // by its edition: once it is published, the form of the draft is gone
  const [begun, setBegun] = useState<number>();
  const edition = latest ? latest.edition + 1 : firstOwnEdition[occasion];
  const isOpen = draft !== undefined || begun === edition;
  const seen = { edition, draftedAt: draft?.draftedAt ?? null };
  const source = draft ?? inForce;
  const read = useQuery({ ...editionQuery(source ?? nothing), enabled: source !== undefined });
  const initial = source ? read.data : occasion === 'check-in' ? firstEdition : { groups: [], items: [] };
  return (
    <>
      <p>
        <InForce edition={inForce} type={type} occasion={occasion} />
      </p>
      {isOpen ? (
        <Panel title={text('checklists.draftOf', { edition })}>
          {draft && (
            <p className="mb-3 text-soft text-sm">
              {text('checklists.savedAt', { time: times.instantInSentence(draft.draftedAt) })}
            </p>
          )}
          <Loaded query={{ ...read, data: initial }} label={text('checklists.loading')} lines={6}>
            {(begins) => (
              <ChecklistEditor
                key={edition}
                of={{ vehicleType: type, occasion, seen }}
                initial={begins}
                onDiscarded={() => setBegun(undefined)}
              />
            )}
          </Loaded>
        </Panel>
      ) : (
        <div className="grid gap-2 justify-items-start">
          <Button look="primary" onClick={() => setBegun(edition)}>
            {text('checklists.begin')}
          </Button>
          <p className="text-soft text-sm">{text('checklists.beginFrom')}</p>
        </div>
      )}
      <Editions occasion={occasion} published={published} />
    </>
  );
}

const nothing = { id: '', draftedAt: '' } as EditionOfType;

interface InForceProps {
  readonly edition: EditionOfType | undefined;
  readonly type: string;
  readonly occasion: ChecklistOccasion;
}

function InForce({ edition, type, occasion }: InForceProps) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  if (!edition?.publishedAt || !edition.publishedBy)
    return text(occasion === 'check-in' ? 'checklists.sixteen' : 'checklists.nothing');
  const isFormer = edition.vehicleType !== type;
  return text(isFormer ? 'checklists.inForceFormer' : 'checklists.inForce', {
    former: edition.vehicleType,
    edition: edition.edition,
    time: times.instantInSentence(edition.publishedAt),
    person: person(edition.publishedBy),
  });
}
