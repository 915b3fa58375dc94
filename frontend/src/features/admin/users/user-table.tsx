import { Table, type TableColumnsType } from 'antd';
import type { User } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { LicenceTag } from './licence-tag.js';
import type { UserListProps } from './user-list.js';

export function UserTable({ users }: UserListProps) {
  const text = useText();
  const columns: TableColumnsType<User> = [
    { title: text('users.unit'), render: (_, { unitNumber }) => <bdi>{unitNumber}</bdi> },
    {
      title: text('users.name'),
      render: (_, { firstName, lastName }) => <bdi>{[firstName, lastName].filter(Boolean).join(' ')}</bdi>,
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
