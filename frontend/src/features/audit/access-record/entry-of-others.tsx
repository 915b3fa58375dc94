import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { AccessSearch } from '../api/access-record.js';
import { AccessLine } from '../../auth/shared/access-line.js';
import styles from './access-record.module.css';

const ofBookings: readonly AccessRecordEntry['kind'][] = ['booking-read', 'dossier-read'];
const ofUsers: readonly AccessRecordEntry['kind'][] = [
  'device-let-in',
  'device-refused',
  'unlocked',
  'suspended',
  'suspension-lifted',
];

interface Props {
  readonly entry: AccessRecordEntry;
  readonly onField: (field: keyof AccessSearch, value: string) => void;
}

/** With who did it and about whom or what. A person or a network filters the list. */
export function EntryOfOthers({ entry, onField }: Props) {
  const text = useText();
  const nameOf = usePerson();
  const { person, accessToken, network, subject, kind, code, route } = entry;
  const isVisitor = person.id === null && accessToken === null;
  const filterBy = (field: keyof AccessSearch, value: string, shown: ReactNode, label: string) => (
    <button type="button" className={styles.plain} aria-label={label} onClick={() => onField(field, value)}>
      {shown}
    </button>
  );
  return (
    <AccessLine
      entry={entry}
      network={
        network && filterBy('network', network, <bdi dir="ltr">{network}</bdi>, text('access.onlyNetwork', { network }))
      }
    >
      <p className={styles.facts}>
        {person.id !== null &&
          filterBy('person', person.id, nameOf(person), text('access.onlyPerson', { person: nameOf(person) }))}
        {accessToken && <span>{text('access.token', { name: accessToken.name ?? text('access.tokenUnnamed') })}</span>}
        {isVisitor &&
          (person.unitNumber === null ? (
            <span>{text('access.visitor')}</span>
          ) : (
            <span>{text('access.typedUnit', { unit: person.unitNumber })}</span>
          ))}
        {subject && ofBookings.includes(kind) && <Link to={paths.history(subject)}>{text('access.booking')}</Link>}
        {subject && ofUsers.includes(kind) && (
          <button type="button" className={styles.plain} onClick={() => onField('person', subject)}>
            {text('access.aboutUser')}
          </button>
        )}
      </p>
      <p className="text-soft text-sm">
        <bdi dir="ltr">{[route, code].filter(Boolean).join(' · ')}</bdi>
      </p>
    </AccessLine>
  );
}
