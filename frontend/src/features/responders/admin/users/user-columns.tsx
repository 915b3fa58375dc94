import { useQuery } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useMediaQuery } from '../../../../lib/device/use-media-query.js';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import type { Viewed } from '../../../../lib/use-viewed.js';
import { Button } from '../../../../ui/button.js';
import { tooNarrowForTables } from '../../../../ui/content/too-narrow-for-tables.js';
import { chooseWithSpace } from '../../../../ui/choose-with-space.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import { currentUserQuery } from '../../../auth/api/get-current-user.js';
import { LicenceTag } from '../shared/licence-tag.js';
import { SuspendedTag } from '../shared/suspended-tag.js';

export type RowDialog = 'book' | 'edit' | 'suspend' | 'lift' | 'delete';
type Ask = (dialog: RowDialog, user: User) => void;

const nameOf = ({ firstName, lastName }: User): string => [firstName, lastName].filter(Boolean).join(' ');

export function useUserColumns(linkTo: Viewed['linkTo'], ask: Ask): readonly DeskColumn<User>[] {
  const text = useText();
  const person = usePerson();
  const department = (user: User) => (user.department === null ? '' : text(`department.${user.department}`));
  const rights = ({ isAdmin, isAuditor, takesInEmergency }: User) =>
    [
      text(isAdmin ? 'users.isAdmin' : 'users.isUser'),
      isAuditor && text('users.isAuditor'),
      takesInEmergency && text('users.takesInEmergency'),
    ]
      .filter(Boolean)
      .join(', ');
  return [
    {
      name: 'unit',
      title: text('users.unit'),
      width: 90,
      order: (one, other) => one.unitNumber.localeCompare(other.unitNumber),
      cell: ({ unitNumber }) => <bdi className="tabular-nums">{unitNumber}</bdi>,
    },
    {
      name: 'name',
      title: text('users.name'),
      heading: true,
      order: (one, other) => nameOf(one).localeCompare(nameOf(other)),
      cell: (user) => (
        <span className="inline-flex max-w-full items-center gap-2">
          <Link
            {...linkTo(user.id)}
            className="inline-flex items-center overflow-hidden text-ellipsis pointer-coarse:min-h-12"
            aria-label={text('userView.viewNamed', { person: person(user) })}
          >
            <bdi>{nameOf(user) || person(user)}</bdi>
          </Link>
          {user.suspendedAt !== null && <SuspendedTag />}
        </span>
      ),
    },
    {
      name: 'department',
      title: text('users.department'),
      optional: 'shown',
      order: (one, other) => department(one).localeCompare(department(other)),
      cell: department,
    },
    {
      name: 'phone',
      title: text('users.phone'),
      width: 120,
      optional: 'shown',
      cell: ({ phoneLastFour }) => <bdi dir="ltr">••• {phoneLastFour}</bdi>,
    },
    {
      name: 'email',
      title: text('userForm.email'),
      optional: 'hidden',
      cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
    },
    {
      name: 'licence',
      title: text('users.licence'),
      width: 150,
      inCard: 'unlabeled',
      cell: ({ licenseVerified }) => <LicenceTag verified={licenseVerified} />,
    },
    { name: 'role', title: text('users.role'), width: 150, cell: rights },
    {
      name: 'actions',
      title: text('diary.actions'),
      width: 90,
      inCard: 'buttons',
      cell: (user) => <RowMenu user={user} ask={ask} />,
    },
  ];
}

/** Nobody suspends themselves. */
function RowMenu({ user, ask }: { readonly user: User; readonly ask: Ask }) {
  const text = useText();
  const { data: session } = useQuery(currentUserQuery);
  const opener = useRef<HTMLButtonElement>(null);
  // three points alone would be lost below the lines of a card
  const inCard = useMediaQuery(tooNarrowForTables);
  const change = user.suspendedAt === null ? 'suspend' : 'lift';
  return (
    <Dropdown
      autoFocus // arrow keys choose at once
      destroyOnHidden // the focus comes some frames later, and must find no menu if an item was chosen sooner
      onOpenChange={(isOpen) => !isOpen && opener.current?.focus()}
      trigger={['click']}
      menu={{
        onKeyDown: chooseWithSpace,
        onClick: ({ key, domEvent }) => {
          domEvent.preventDefault(); // the same press of Enter would open the menu again
          ask(key as RowDialog, user);
        },
        items: [
          {
            key: 'book',
            label: <Action icon="calendar">{text('users.bookFor')}</Action>,
            disabled: user.suspendedAt !== null || (user.isAuditor && !user.isAdmin) || session?.id === user.id,
          },
          { key: 'edit', label: <Action icon="pen">{text('userForm.edit')}</Action> },
          {
            key: change,
            label: <Action icon={change === 'suspend' ? 'ban' : 'check'}>{text(`suspension.${change}Ask`)}</Action>,
            disabled: session?.id === user.id,
          },
          { type: 'divider' },
          { key: 'delete', label: <Action icon="trash">{text('userForm.delete')}</Action>, danger: true },
        ],
      }}
    >
      <Button
        ref={opener}
        small
        look={inCard ? 'plain' : 'quiet'}
        icon={<Icon name="more" />}
        aria-haspopup="menu"
        aria-label={text('users.actions', { unit: user.unitNumber })}
      >
        {inCard ? text('diary.actions') : undefined}
      </Button>
    </Dropdown>
  );
}

const Action = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <span className="inline-flex items-center gap-2">
    <Icon name={icon} size={16} /> {children}
  </span>
);
