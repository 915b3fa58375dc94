import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { PersonName } from '../../../ui/content/person-name.js';
import type { DeskColumn } from '../../../ui/desk-table/desk-column.js';
import { AccessKindTag } from '../../auth/shared/access-kind-tag.js';
import { useAccessTime } from '../../auth/shared/use-access-time.js';
import type { AccessSearch } from '../api/access-record.js';
import styles from './access-record.module.css';

const ofBookings: readonly AccessRecordEntry['kind'][] = ['booking-read', 'dossier-read'];
const ofUsers: readonly AccessRecordEntry['kind'][] = [
  'device-let-in',
  'device-refused',
  'unlocked',
  'suspended',
  'suspension-lifted',
];

type OnField = (field: keyof AccessSearch, value: string) => void;

/** What happened, when and how often, who did it to what, and from where. A person or a network filters the list. */
export function useAccessColumns(onField: OnField): readonly DeskColumn<AccessRecordEntry>[] {
  const text = useText();
  const timeOf = useAccessTime();
  return [
    { name: 'kind', title: text('access.kind'), wraps: true, cell: (entry) => <AccessKindTag entry={entry} /> },
    {
      name: 'time',
      title: text('access.time'),
      width: 170,
      wraps: true,
      inCard: 'unlabeled',
      cell: (entry) => <span className="tabular-nums">{timeOf(entry)}</span>,
    },
    {
      name: 'who',
      title: text('access.who'),
      wraps: true, // what it was about is below the person
      inCard: 'unlabeled',
      cell: (entry) => <Who {...{ entry, onField }} />,
    },
    {
      name: 'from',
      title: text('access.from'),
      wraps: true,
      cell: ({ network, device }) => (
        <>
          {network !== null && (
            <Filter label={text('access.onlyNetwork', { network })} onPress={() => onField('network', network)}>
              <bdi dir="ltr">{network}</bdi>
            </Filter>
          )}{' '}
          {device !== null && <bdi className="text-soft">{device}</bdi>}
        </>
      ),
    },
    {
      name: 'route',
      title: text('access.route'),
      wraps: true,
      optional: 'shown',
      inCard: 'unlabeled',
      cell: ({ route, code }) => (
        <bdi dir="ltr" className="text-soft wrap-anywhere">
          {[route, code].filter(Boolean).join(' · ')}
        </bdi>
      ),
    },
  ];
}

interface WhoProps {
  readonly entry: AccessRecordEntry;
  readonly onField: OnField;
}

/** The person or program, and what it was about. */
function Who({ entry: { person, accessToken, subject, kind }, onField }: WhoProps) {
  const text = useText();
  const nameOf = usePerson();
  const isVisitor = person.id === null && accessToken === null;
  return (
    <span className="flex flex-wrap gap-x-3">
      {person.id !== null && (
        <Filter
          label={text('access.onlyPerson', { person: nameOf(person) })}
          onPress={() => onField('person', person.id ?? '')}
        >
          <PersonName of={person} />
        </Filter>
      )}
      {accessToken && <span>{text('access.token', { name: accessToken.name ?? text('access.tokenUnnamed') })}</span>}
      {isVisitor && (
        <span>
          {person.unitNumber === null ? text('access.visitor') : text('access.typedUnit', { unit: person.unitNumber })}
        </span>
      )}
      {subject && ofBookings.includes(kind) && (
        <Link to={paths.history(subject)} className="inline-flex items-center pointer-coarse:min-h-12">
          {text('access.booking')}
        </Link>
      )}
      {subject && ofUsers.includes(kind) && (
        <Filter onPress={() => onField('person', subject)}>{text('access.aboutUser')}</Filter>
      )}
    </span>
  );
}

interface FilterProps {
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** What is written is what the list is limited to. */
const Filter = ({ label, onPress, children }: FilterProps) => (
  <button type="button" className={styles.plain} aria-label={label} onClick={onPress}>
    {children}
  </button>
);
