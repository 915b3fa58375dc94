import { Link } from 'react-router';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { LicenceTag } from '../shared/licence-tag.js';
import { SuspendedTag } from '../shared/suspended-tag.js';
import styles from './user-cards.module.css';
import type { UserListProps } from './user-list.js';

/** The list at phone width. */
export function UserCards({ users, linkTo }: UserListProps) {
  const text = useText();
  const person = usePerson();
  return (
    <ul className="grid gap-3" aria-label={text('users.title')}>
      {users.map((user) => (
        <li key={user.id} className={styles.card}>
          <Link {...linkTo(user.id)} className="font-semibold wrap-anywhere">
            {person(user)}
          </Link>
          {user.suspendedAt === null ? <LicenceTag verified={user.licenseVerified} /> : <SuspendedTag />}
          <span className="text-soft text-sm">
            {[
              user.department === null ? undefined : text(`department.${user.department}`),
              text(user.isAdmin ? 'users.isAdmin' : 'users.isUser'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <bdi className="text-soft text-sm" dir="ltr">
            ••• {user.phoneLastFour}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
