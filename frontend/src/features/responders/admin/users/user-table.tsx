import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { LicenceTag } from '../shared/licence-tag.js';
import { SuspendedTag } from '../shared/suspended-tag.js';
import type { UserListProps } from './user-list.js';

export function UserTable({ users, linkTo }: UserListProps) {
  const text = useText();
  const person = usePerson();
  const columns: TableColumnsType<User> = [
    { title: text('users.unit'), render: (_, { unitNumber }) => <bdi>{unitNumber}</bdi> },
    {
      title: text('users.name'),
      render: (_, user) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link {...linkTo(user.id)} aria-label={text('userView.viewNamed', { person: person(user) })}>
            <bdi>{[user.firstName, user.lastName].filter(Boolean).join(' ') || person(user)}</bdi>
          </Link>
          {user.suspendedAt !== null && <SuspendedTag />}
        </span>
      ),
    },
    {
      title: text('users.department'),
      render: (_, { department }) => (department === null ? '' : text(`department.${department}`)),
    },
    { title: text('users.phone'), render: (_, { phoneLastFour }) => <bdi dir="ltr">••• {phoneLastFour}</bdi> },
    {
      title: text('users.licence'),
      render: (_, { licenseVerified }) => <LicenceTag verified={licenseVerified} />,
    },
    { title: text('users.role'), render: (_, { isAdmin }) => text(isAdmin ? 'users.isAdmin' : 'users.isUser') },
  ];
  return (
    <Table
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={[...users]}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  );
}
