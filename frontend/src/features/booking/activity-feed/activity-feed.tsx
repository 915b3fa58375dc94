import type { ActivityCode } from '@rigbook/contracts/activity/activity.words';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Activity } from '../../../lib/http/answers.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { itemsOf, pagedQuery } from '../../../lib/queries/paged-query.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import type { StatusHue } from '../../../ui/content/status-tag.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

/** The caller's activity, newest first. */
const activityQuery = pagedQuery({ path: '/api/activity', key: keys.activity, atOnce: 5 });

interface Props {
  /** Where the person's license stands; it comes first. */
  readonly licence?: Extract<ActivityCode, `licence-${string}`> | undefined;
}

/** Where the license stands, then events of this person's bookings and license, newest first (docs/domain.md#activity-feed). */
export function ActivityFeed({ licence }: Props) {
  const text = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(activityQuery);
  const activities = itemsOf(data);
  const standing = licence && activities?.find(({ code }) => code === licence);
  const others = activities?.filter((activity) => activity !== standing);

  return (
    <Panel title={text('activity.title')}>
      {activities === undefined && error === null && (
        <Skeleton label={text('activity.loading')}>
          <Bone height={56} />
          <Bone height={56} />
          <Bone height={56} />
        </Skeleton>
      )}
      {activities?.length === 0 && licence === undefined && <Empty icon="list">{text('activity.empty')}</Empty>}
      {others !== undefined && (others.length > 0 || licence !== undefined) && (
        <ol className="grid gap-4">
          {licence && <ActivityLine activity={standing ?? { code: licence, booking: null }} />}
          {others.map((activity) => (
            <ActivityLine key={activity.id} activity={activity} />
          ))}
        </ol>
      )}
      {error && <ErrorScreen error={error} retry={() => void refetch()} />}
      {hasNextPage && !error && (
        <div className="mt-4">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('activity.more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const looks: Readonly<Record<ActivityCode, readonly [IconName, StatusHue]>> = {
  'booking-requested': ['clock', 'yellow'],
  'emergency-take': ['alert', 'red'],
  'emergency-reviewed': ['check', 'grey'],
  'reading-corrected': ['pen', 'grey'],
  'reading-contested': ['alert', 'orange'],
  'reading-kept': ['check', 'grey'],
  'booking-approved': ['check', 'green'],
  'booking-rejected': ['ban', 'red'],
  'booking-changed': ['pen', 'blue'],
  'booking-taken-over': ['user', 'green'],
  'booking-swapped': ['user', 'green'],
  'booking-handed-on': ['user', 'grey'],
  'booking-extended': ['clock', 'blue'],
  'extension-requested': ['clock', 'yellow'],
  'extension-ended': ['ban', 'grey'],
  'booking-cancelled': ['close', 'grey'],
  'booking-withdrawn': ['close', 'grey'],
  'booking-released': ['clock', 'grey'],
  'booking-reinstated': ['check', 'green'],
  'agreement-signed': ['pen', 'blue'],
  'vehicle-checked-in': ['car', 'blue'],
  'vehicle-found-unfit': ['alert', 'red'],
  'damage-reported': ['alert', 'orange'],
  'vehicle-checked-out': ['flag', 'grey'],
  'licence-submitted': ['clock', 'yellow'],
  'licence-approved': ['shield', 'green'],
  'licence-rejected': ['alert', 'red'],
};

type Line = Pick<Activity, 'code' | 'booking'> & Partial<Pick<Activity, 'happenedAt'>>;

/** One event: what, which booking, when. */
function ActivityLine({ activity: { code, booking, happenedAt } }: { activity: Line }) {
  const text = useText();
  const times = useTimes();
  const [icon, hue] = looks[code];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 tabular-nums">
      <span
        className="grid place-items-center w-7 h-7 rounded-full"
        style={{ color: `var(--${hue}-ink)`, background: `var(--${hue}-ground)` }}
      >
        <Icon name={icon} size={16} />
      </span>
      <div>
        <p className="font-semibold">{text(`activity.${code}`)}</p>
        {booking !== null && (
          <p className="flex flex-wrap gap-y-0 gap-x-2 wrap-anywhere">
            <VehicleName vehicle={{ name: booking.vehicleName }} />
            <span>{times.period({ startAt: booking.startTime, endAt: booking.endTime })}</span>
          </p>
        )}
        {happenedAt !== undefined && (
          <time className="text-soft text-sm" dateTime={happenedAt}>
            {times.instant(happenedAt)}
          </time>
        )}
      </div>
    </li>
  );
}
