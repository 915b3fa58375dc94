import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import type { User } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Icon } from '../../../../ui/icon.js';
import { PageTitle } from '../../../../ui/content/page-title.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { useViewed } from '../../../../lib/use-viewed.js';
import { usersQuery } from '../api/users.js';
import { isSuspended, SuspendedFilter, useOnlySuspended } from '../shared/suspended-filter.js';
import { DeleteUserDialog } from './delete-user-dialog.js';
import { matchingUsers } from './matching-users.js';
import { ImportDialog } from '../user-import/import-dialog.js';
import { useViewedUser } from '../user-view/use-viewed-user.js';
import { UserDrawer } from '../user-view/user-drawer.js';
import { UserCard } from './user-card.js';
import { UserDialog } from '../shared/user-dialog.js';
import styles from './user-management.module.css';

type Open = { readonly dialog: 'edit' | 'delete'; readonly user: User };

/** More are behind a button: a thousand cards at once would slow the page down. */
const CARDS_AT_ONCE = 60;

/** All users: add, change and delete. */
export function UserManagement() {
  const text = useText();
  const { data: users, error, refetch } = useQuery(usersQuery);
  const viewed = useViewedUser();
  const only = useOnlySuspended();
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(CARDS_AT_ONCE);
  // adding and importing have an address
  const adding = useViewed('dialog');
  const [open, setOpen] = useState<Open>();
  // a slow answer closes the dialog it came from, not one opened since
  const close = () => setOpen((now) => (now === open ? undefined : now));
  const found = matchingUsers(users ?? [], wanted).filter((user) => !only.isOn || isSuspended(user));
  const shown = found.slice(0, most);

  return (
    <>
      <PageTitle title={text('users.title')}>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Icon name="upload" />} onClick={() => adding.view('import')}>
            {text('userImport.open')}
          </Button>
          <Button look="primary" icon={<Icon name="plus" />} onClick={() => adding.view('add')}>
            {text('userForm.add')}
          </Button>
        </div>
      </PageTitle>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : users === undefined ? (
        <Skeleton label={text('users.loading')}>
          <Bone height={160} />
          <Bone height={160} />
        </Skeleton>
      ) : users.length === 0 ? (
        <Empty icon="user">
          <p>{text('users.empty')}</p>
          <Button look="primary" onClick={() => adding.view('add')}>
            {text('userForm.addFirst')}
          </Button>
        </Empty>
      ) : (
        <>
          <Input
            className={styles.search ?? ''}
            type="search"
            dir="auto"
            aria-label={text('users.search')}
            placeholder={text('users.search')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <div className="mt-2">
            <SuspendedFilter users={users} only={only} />
          </div>
          <p className={styles.count} role="status">
            {text('users.count', { shown: found.length, all: users.length })}
          </p>
          {shown.length === 0 ? (
            <Empty icon="user">
              {text(only.isOn && wanted.trim() === '' ? 'users.noneSuspended' : 'users.noMatch')}
            </Empty>
          ) : (
            <ul
              className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-3"
              aria-label={text('users.title')}
            >
              {shown.map((user) => (
                <UserCard
                  key={user.id}
                  user={user}
                  link={viewed.linkTo(user.id)}
                  onEdit={() => setOpen({ dialog: 'edit', user })}
                  onDelete={() => setOpen({ dialog: 'delete', user })}
                />
              ))}
            </ul>
          )}
          {shown.length < found.length && (
            <Button onClick={() => setMost(most + CARDS_AT_ONCE)}>{text('diary.more')}</Button>
          )}
        </>
      )}
      {viewed.id !== undefined && <UserDrawer userId={viewed.id} onClose={viewed.close} />}
      {adding.id === 'import' && <ImportDialog onClose={adding.close} />}
      {adding.id === 'add' && <UserDialog onClose={adding.close} />}
      {open?.dialog === 'edit' && <UserDialog user={open.user} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteUserDialog user={open.user} onClose={close} />}
    </>
  );
}
