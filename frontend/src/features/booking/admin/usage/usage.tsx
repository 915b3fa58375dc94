import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { usageQuery } from '../api/figures.js';
import { DaysPicker } from './days-picker.js';
import { PromisesPart } from './promises-part.js';
import { RefusalsPart } from './refusals-part.js';
import { canBeCounted, usageDaysOf } from './usage-days.js';
import styles from './usage.module.css';
import { VehiclesPart } from './vehicles-part.js';
import { WeekPart } from './week-part.js';

/** How the fleet is used; the days stand in the address. Figures lead to what they count. */
export function Usage() {
  const text = useText();
  const zone = useZone();
  const [address, setAddress] = useSearchParams();
  const today = dayOf(useNow(), zone);
  const days = usageDaysOf(address, today);
  const countable = canBeCounted(days);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...usageQuery(days.from, days.to),
    enabled: countable,
    placeholderData: keepPreviousData,
  });
  const isEmpty = data?.refusals.length === 0 && data.vehicles.every(({ bookings }) => bookings === 0);

  return (
    <div className={styles.usage}>
      <DaysPicker
        days={days}
        today={today}
        problem={countable ? undefined : text('usage.wrongDays')}
        onDays={(next) => setAddress({ tab: 'usage', ...next }, { replace: true })}
      />
      <p className={styles.soft}>{text('usage.basis')}</p>
      {!countable ? null : error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton label={text('usage.loading')}>
          <Bone height={280} />
          <Bone height={240} />
        </Skeleton>
      ) : isEmpty ? (
        <Empty icon="gauge">{text('usage.none')}</Empty>
      ) : (
        <div className={styles.parts} aria-busy={isPlaceholderData}>
          <VehiclesPart vehicles={data.vehicles} days={days} />
          <WeekPart hoursOfWeek={data.hoursOfWeek} days={days} />
          <PromisesPart usage={data} days={days} />
          <RefusalsPart refusals={data.refusals} days={days} />
        </div>
      )}
    </div>
  );
}
