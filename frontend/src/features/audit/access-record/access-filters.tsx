import { accessKinds } from '@rigbook/contracts/access-record/access-record.words';
import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Choice } from '../../../ui/form/choice.js';
import { DayBoxes } from '../../../ui/form/day-boxes.js';
import { UnitBox } from '../../responders/shared/unit-box.js';
import type { AccessSearch } from '../api/access-record.js';
import { NetworkBox } from './network-box.js';

interface Props {
  readonly search: AccessSearch;
  /** The person whose entries are shown, as far as an entry names them. */
  readonly named: AccessRecordEntry['person'] | undefined;
  readonly isNetworkWrong: boolean;
  readonly onField: (field: keyof AccessSearch, value: string) => void;
  readonly onClear: () => void;
}

/** By kind, unit, network and days. A person is chosen in an entry or by a link, and shown here. */
export function AccessFilters({ search, named, isNetworkWrong, onField, onClear }: Props) {
  const text = useText();
  const person = usePerson();
  return (
    <search
      className="grid grid-cols-2 gap-3 items-start min-[900px]:grid-cols-[2fr_1fr_2fr_1fr_1fr] max-[899px]:[&>.wide]:col-span-full"
      aria-label={text('access.search')}
    >
      <div className="wide">
        <Choice
          label={text('access.kind')}
          value={search.kind ?? ''}
          options={[
            { value: '', label: text('access.allKinds') },
            ...accessKinds.map((kind) => ({ value: kind, label: text(`accessKind.${kind}`) })),
          ]}
          onChange={(kind) => onField('kind', kind)}
        />
      </div>
      <UnitBox unit={search.unit ?? ''} onUnit={(unit) => onField('unit', unit)} />
      <div className="wide">
        <NetworkBox
          network={search.network ?? ''}
          isWrong={isNetworkWrong}
          onNetwork={(network) => onField('network', network)}
        />
      </div>
      <DayBoxes days={search} onDay={onField} />
      {Object.keys(search).length > 0 && (
        <div className="col-span-full flex flex-wrap items-center gap-y-1 gap-x-4">
          {search.person && (
            <>
              <span>{text('access.onlyPerson', { person: named ? person(named) : text('access.chosenPerson') })}</span>
              <Button small look="quiet" onClick={() => onField('person', '')}>
                {text('access.everyone')}
              </Button>
            </>
          )}
          <Button small look="quiet" onClick={onClear}>
            {text('access.clear')}
          </Button>
        </div>
      )}
    </search>
  );
}
