import { Link, type LinkProps } from 'react-router';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { LicenceTag } from '../shared/licence-tag.js';
import { SuspendedTag } from '../shared/suspended-tag.js';
import styles from './user-management.module.css';

interface Props {
  readonly user: User;
  readonly link: Pick<LinkProps, 'to' | 'state'>;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function UserCard({ user, link, onEdit, onDelete }: Props) {
  const text = useText();
  const unit = user.unitNumber;
  return (
    <li>
      <article
        className="flex flex-col gap-1 h-full p-4 border border-(--hairline) rounded-(--radius) bg-(--surface)"
        aria-label={usePerson()(user)}
      >
        <header className={styles.header}>
          <h2 dir="auto">
            <Link {...link}>
              {[user.firstName, user.lastName].filter(Boolean).join(' ') || text('person.unit', { unit })}
            </Link>
          </h2>
          <span className={styles.tags}>
            {user.suspendedAt !== null && <SuspendedTag />}
            <LicenceTag verified={user.licenseVerified} />
          </span>
        </header>
        <p className={styles.soft}>
          {[text('person.unit', { unit }), user.department && text(`department.${user.department}`)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {user.email !== null && (
          <p className={styles.soft}>
            <bdi dir="ltr">{user.email}</bdi>
          </p>
        )}
        <p className={styles.soft}>
          <bdi dir="ltr">{user.phoneNumber}</bdi>
        </p>
        {(user.isAdmin || user.isAuditor) && (
          <ul className={styles.rights}>
            {user.isAdmin && <li>{text('users.isAdmin')}</li>}
            {user.isAuditor && <li>{text('users.isAuditor')}</li>}
          </ul>
        )}
        <div className="flex gap-2 mt-auto pt-2">
          <Button small icon={<Icon name="pen" />} aria-label={text('userForm.editNamed', { unit })} onClick={onEdit}>
            {text('userForm.edit')}
          </Button>
          <Button
            small
            danger
            icon={<Icon name="trash" />}
            aria-label={text('userForm.deleteNamed', { unit })}
            onClick={onDelete}
          >
            {text('userForm.delete')}
          </Button>
        </div>
      </article>
    </li>
  );
}
