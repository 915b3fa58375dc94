import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useMediaQuery } from '../../../../lib/device/use-media-query.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { usersQuery } from '../api/users.js';
import { tooNarrowForTables } from '../../../../ui/content/too-narrow-for-tables.js';
import { isSuspended, SuspendedFilter, useOnlySuspended } from '../shared/suspended-filter.js';
import { useViewedUser } from '../user-view/use-viewed-user.js';
import { UserDrawer } from '../user-view/user-drawer.js';
import { UserCards } from './user-cards.js';
import { UserTable } from './user-table.js';

/** All users, read-only, with only the last four digits of each phone. */
export function Users() {
  const text = useText();
  const narrow = useMediaQuery(tooNarrowForTables);
  const { data: users, error, refetch } = useQuery(usersQuery);
  const viewed = useViewedUser();
  const only = useOnlySuspended();
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (users === undefined)
    return (
      <Skeleton label={text('users.loading')}>
        <Bone height={240} />
      </Skeleton>
    );
  if (users.length === 0) return <Empty icon="user">{text('users.empty')}</Empty>;
  const List = narrow ? UserCards : UserTable;
  const shown = only.isOn ? users.filter(isSuspended) : users;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Link to={paths.users}>{text('users.manage')}</Link>
        <SuspendedFilter users={users} only={only} />
      </div>
      {shown.length === 0 ? (
        <Empty icon="user">{text('users.noneSuspended')}</Empty>
      ) : (
        <List users={shown} linkTo={viewed.linkTo} />
      )}
      {viewed.id !== undefined && <UserDrawer userId={viewed.id} onClose={viewed.close} />}
    </>
  );
}
