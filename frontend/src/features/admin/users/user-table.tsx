import { useQuery } from '@tanstack/react-query';
import { Table, type TableColumnsType } from 'antd';
import type { User } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorScreen } from '../../../ui/error-screen.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { StatusTag } from '../../../ui/status-tag.js';
import { usersQuery } from '../api/get-users.js';

/** Everybody, read-only, of the phone the last four digits. */
export function UserTable() {
  const text = useText();
  const { data: users, error, refetch } = useQuery(usersQuery);
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (users === undefined)
    return (
      <Skeleton label={text('users.loading')}>
        <Bone height={240} />
      </Skeleton>
    );
  if (users.length === 0) return <Empty icon="user">{text('users.empty')}</Empty>;

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
      render: (_, { licenseVerified }) =>
        licenseVerified ? (
          <StatusTag hue="green" icon="check">
            {text('users.verified')}
          </StatusTag>
        ) : (
          <StatusTag hue="violet" icon="clock">
            {text('users.pending')}
          </StatusTag>
        ),
    },
    { title: text('users.role'), render: (_, { isAdmin }) => text(isAdmin ? 'users.isAdmin' : 'users.isUser') },
  ];
  return (
    <Table
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={users}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  );
}
