import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { address, oneOf, sortedBy, text as words } from '../../../../lib/address.js';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useSearch } from '../../../../lib/use-search.js';
import { useViewed } from '../../../../lib/use-viewed.js';
import { Button } from '../../../../ui/button.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Choice } from '../../../../ui/form/choice.js';
import { SearchBox } from '../../../../ui/form/search-box.js';
import { Icon } from '../../../../ui/icon.js';
import { usersQuery } from '../api/users.js';
import { BookForSomebodyDialog } from '../../../booking/admin/shared/book-for-somebody-button.js';
import { UserDialog } from '../shared/user-dialog.js';
import { LiftSuspensionDialog } from '../suspension/lift-suspension-dialog.js';
import { SuspendDialog } from '../suspension/suspend-dialog.js';
import { ImportDialog } from '../user-import/import-dialog.js';
import { UserDrawer } from '../user-view/user-drawer.js';
import { DeleteUserDialog } from './delete-user-dialog.js';
import { matchingUsers, userGroups } from './matching-users.js';
import { useUserColumns, type RowDialog } from './user-columns.js';

const usersAddress = address({
  q: words(DIARY_SEARCH_LIMIT),
  group: oneOf(userGroups).as('show'),
  sort: sortedBy('unit', 'name', 'department'),
});

const BookForUser = ({ user, onClose }: { readonly user: User; readonly onClose: () => void }) => (
  <BookForSomebodyDialog responderId={user.id} onClose={onClose} />
);

const dialogs = {
  book: BookForUser,
  edit: UserDialog,
  suspend: SuspendDialog,
  lift: LiftSuspensionDialog,
  delete: DeleteUserDialog,
} as const satisfies Record<RowDialog, unknown>;

interface Open {
  readonly dialog: RowDialog;
  readonly user: User;
}

const idOf = ({ id }: User): string => id;

/** All users: find, view, add, import, change, suspend and delete. */
export function Users() {
  const text = useText();
  const person = usePerson();
  const { data: users, error, refetch } = useQuery(usersQuery);
  const [search, setSearch] = useSearch(usersAddress);
  const viewed = useViewed('user');
  // adding and importing have an address
  const adding = useViewed('dialog');
  const [open, setOpen] = useState<Open>();
  // a slow answer closes the dialog it came from, not one opened since
  const close = () => setOpen((now) => (now === open ? undefined : now));
  const columns = useUserColumns(viewed.linkTo, (dialog, user) => setOpen({ dialog, user }));
  const shown = users && matchingUsers(users, search.q ?? '', search.group);
  const set = (field: keyof typeof search, given: string | undefined) =>
    setSearch(usersAddress.with(search, field, given));
  const Asked = open && dialogs[open.dialog];

  return (
    <>
      <DeskTable
        name="users"
        label={text('users.title')}
        rows={shown}
        idOf={idOf}
        nameOf={person}
        columns={columns}
        sort={search.sort}
        onSort={(sort) => set('sort', sort)}
        loading={text('users.loading')}
        error={error}
        onRetry={() => void refetch()}
        onOpen={({ id }) => viewed.view(id)}
        tools={
          <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <div role="search" aria-label={text('users.search')} className="flex-[1_1_260px] max-w-105">
              <SearchBox words={search.q ?? ''} placeholder={text('users.search')} onSearch={(q) => set('q', q)} />
            </div>
            <div className="flex-[0_1_220px]">
              <Choice
                label={text('users.filter')}
                value={search.group ?? 'all'}
                options={(['all', ...userGroups] as const).map((value) => ({
                  value,
                  label: text(`users.show.${value}`),
                }))}
                onChange={(group) => set('group', group)}
              />
            </div>
            {shown && (
              <p className="text-soft text-md py-2" role="status">
                {text('users.count', { shown: shown.length, all: users.length })}
              </p>
            )}
            <div className="flex flex-wrap gap-2 ms-auto">
              <Button icon={<Icon name="upload" />} onClick={() => adding.view('import')}>
                {text('userImport.open')}
              </Button>
              <Button look="primary" icon={<Icon name="plus" />} onClick={() => adding.view('add')}>
                {text('userForm.add')}
              </Button>
            </div>
          </div>
        }
        empty={
          <Empty icon="user">
            {users?.length === 0 ? (
              <>
                <p>{text('users.empty')}</p>
                <Button look="primary" onClick={() => adding.view('add')}>
                  {text('userForm.addFirst')}
                </Button>
              </>
            ) : (
              text(search.group === 'suspended' && !search.q ? 'users.noneSuspended' : 'users.noMatch')
            )}
          </Empty>
        }
      />
      {viewed.id !== undefined && <UserDrawer userId={viewed.id} onClose={viewed.close} />}
      {adding.id === 'import' && <ImportDialog onClose={adding.close} />}
      {adding.id === 'add' && <UserDialog onClose={adding.close} />}
      {Asked && <Asked user={open.user} onClose={close} />}
    </>
  );
}
