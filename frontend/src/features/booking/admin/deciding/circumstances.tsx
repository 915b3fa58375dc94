import { hasStartPassed } from '@rigbook/contracts/booking/booking-times.rules';
import { lapseWarning } from '@rigbook/contracts/booking/lapses.rules';
import { useQuery } from '@tanstack/react-query';
import type { Booking, Circumstances as CircumstancesOfBooking } from '../../../../lib/http/answers.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Part } from '../../../../ui/content/part.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { circumstancesQuery } from '../api/decisions.js';
import { VehicleDay } from './vehicle-day.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import { Coverage } from '../vehicle-coverage/coverage-parts.js';

interface Props {
  readonly booking: Booking;
  readonly onView: (bookingId: string) => void;
}

/** What the decision about a pending booking depends on. */
export function Circumstances({ booking, onView }: Props) {
  const text = useText();
  const { data, error, refetch } = useQuery(circumstancesQuery(booking.id));
  return (
    <Part title={text('diary.warnings')}>
      <StartPassed booking={booking} />
      {data ? (
        <WhatItRestsOn booking={booking} circumstances={data} onView={onView} />
      ) : error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton label={text('deciding.loading')}>
          <Bone height={48} />
          <Bone height={64} />
        </Skeleton>
      )}
    </Part>
  );
}

/** The same where it has come with the booking, from a server that names nobody else. */
export function KnownCircumstances({ booking, circumstances }: Omit<Facts, 'onView'>) {
  return (
    <Part title={useText()('diary.warnings')}>
      <StartPassed booking={booking} />
      <WhatItRestsOn booking={booking} circumstances={circumstances} />
    </Part>
  );
}

function StartPassed({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const now = useNow();
  return (
    hasStartPassed(booking.startTime, now) && <Notice hue="red" icon="clock" title={text('deciding.startPassed')} />
  );
}

interface Facts {
  readonly booking: Booking;
  readonly circumstances: CircumstancesOfBooking;
  /** Left out: the neighbors are not opened. */
  readonly onView?: (bookingId: string) => void;
}

function WhatItRestsOn({ booking, circumstances, onView }: Facts) {
  const text = useText();
  const rich = useRichText();
  const { vehicleStatus, eligibilityWarnings, lapses, weeks, limit } = circumstances;
  return (
    <>
      {(vehicleStatus === 'maintenance' || vehicleStatus === 'unavailable') && (
        <Notice
          hue="red"
          icon="wrench"
          title={rich('deciding.vehicleHeld', {
            vehicle: <VehicleName vehicle={booking.vehicle} />,
            status: text(`vehicleStatus.${vehicleStatus}`),
          })}
        />
      )}
      {eligibilityWarnings.length > 0 && (
        <Notice hue="orange" icon="alert">
          <ul className="grid gap-2">
            {eligibilityWarnings.map((warning) => (
              <li key={warning}>{text(`eligibilityWarning.${warning}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Coverage below={circumstances.belowFloors} />
      <LapsesOfResponder lapses={lapses} />
      <HoursOfWeeks weeks={weeks} limit={limit} />
      <VehicleDay booking={booking} circumstances={circumstances} {...(onView && { onView })} />
    </>
  );
}

/** A server of the release before this one does not count misuse. */
type Lapses = Omit<CircumstancesOfBooking['lapses'], 'misused'> &
  Partial<Pick<CircumstancesOfBooking['lapses'], 'misused'>>;

/** How often the responder missed a booking, came back late or misused an emergency take; a warning where the organization wants one. */
function LapsesOfResponder({ lapses: { missed, late, misused = 0, isWarning } }: { readonly lapses: Lapses }) {
  const text = useText();
  const { days } = lapseWarning;
  if (missed + late + misused === 0) return <p>{text('deciding.noLapses', { days })}</p>;
  const words = text('deciding.lapses', { missed, late, misused, days });
  return isWarning ? <Notice hue="orange" icon="alert" title={words} /> : <p>{words}</p>;
}

/** The responder's booked hours in each week of the booking, without it and with it. */
function HoursOfWeeks({ weeks, limit }: Pick<CircumstancesOfBooking, 'weeks' | 'limit'>) {
  const text = useText();
  const times = useTimes();
  const percent = (hours: number) => `${Math.min(100, (100 * hours) / limit)}%`;
  return (
    <ul className="grid gap-3 tabular-nums" aria-label={text('deciding.hours')}>
      {weeks.map(({ weekStartsOn, hoursInAll, hoursOfBooking }) => (
        <li key={weekStartsOn}>
          <p>
            {text('deciding.hoursOfWeek', {
              day: times.date(weekStartsOn),
              before: hoursInAll - hoursOfBooking,
              with: hoursInAll,
              limit,
            })}
          </p>
          <div className="flex h-2.5 mt-1.5 rounded-full bg-(--sunken) overflow-hidden" aria-hidden>
            <span className="bg-(--line)" style={{ inlineSize: percent(hoursInAll - hoursOfBooking) }} />
            <span className="bg-(--accent)" style={{ inlineSize: percent(hoursOfBooking) }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
