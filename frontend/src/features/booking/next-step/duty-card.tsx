import { lanePeriod } from '@rigbook/contracts/booking/requesting/lane.rules';
import { isBefore } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { LinkButton } from '../../../ui/link-button.js';
import { cssProperties, darkPalette } from '../../../ui/theme/palette.js';
import { useLivery, VehicleName } from '../../fleet/shared/vehicle-name.js';
import { VehiclePicture } from '../../fleet/shared/vehicle-picture/vehicle-picture.js';
import { Contacts } from '../../settings/shared/contacts.js';
import { DefectsOfHolder } from '../shared/lazy-checks.js';
import { HandOverTogether } from '../shared/lazy-joint-handover.js';
import { AtVehicle } from '../shared/lazy-at-vehicle.js';
import { ExtendButton } from '../shared/extend-button.js';
import { fleetCalendarQuery } from '../api/fleet-calendar.js';
import styles from './duty-card.module.css';

/** It is night on duty, in the light theme too. */
const night = Object.fromEntries(cssProperties(darkPalette)) as CSSProperties;

/** The shift under way, readable from the driver's seat: what is left, what to give back, whom to call. */
export function DutyCard({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  const titleId = useId();
  const livery = useLivery(booking.vehicle.id);
  const { endTime, checkIn } = booking;
  const isOverdue = !isBefore(now, endTime);
  const until = times.instantInSentence(endTime);
  return (
    <section
      className={styles.card}
      style={{ ...night, ...livery }}
      aria-labelledby={titleId}
      data-overdue={isOverdue || undefined}
    >
      <header>
        <h2 id={titleId} className="text-[1rem] font-semibold text-(--livery,var(--accent-ink))">
          {text('duty.title')}
        </h2>
        <p className={styles.name}>
          <VehicleName vehicle={booking.vehicle} />
        </p>
        <p className="text-soft">
          <bdi>{booking.vehicle.type}</bdi>
        </p>
      </header>
      <div className={styles.scene}>
        <div className={styles.picture}>
          <VehiclePicture vehicle={booking.vehicle} />
        </div>
        <div className={styles.road} aria-hidden />
      </div>
      <div className={styles.time}>
        <p className="text-soft">{text(isOverdue ? 'duty.overdueBy' : 'duty.left')}</p>
        <p className="text-[3rem] font-extrabold leading-[1.1] tracking-[-0.01em] tabular-nums">
          {times.span(now, endTime)}
        </p>
        <p className="text-lg tabular-nums">{text(isOverdue ? 'duty.wasUntil' : 'duty.until', { time: until })}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4">
          <ExtendButton booking={booking} />
          <HandOverTogether booking={booking} />
          <Link to={paths.reportDamage(booking.id)} className="inline-flex items-center min-h-(--target) font-semibold">
            {text('duty.report')}
          </Link>
          <AtVehicle booking={booking} />
        </div>
      </div>
      <dl className={styles.facts}>
        {checkIn !== null && (
          <>
            <Fact name={text('duty.fuel')} value={times.written(`${checkIn.fuelLevel}%`)} />
            <Fact name={text('duty.mileage')} value={text('duty.kilometers', { km: checkIn.mileage })} />
          </>
        )}
        <NextBooking booking={booking} />
      </dl>
      <DefectsOfHolder bookingId={booking.id} />
      <Contacts />
      <p className="text-soft text-sm">{text('nextStep.checkout')}</p>
      <div className={styles.end}>
        <LinkButton to={paths.checkOut(booking.id)}>{text('nextStep.do.checkout')}</LinkButton>
      </div>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** When the vehicle is wanted next; left out while that is not known. */
function NextBooking({ booking: { vehicle, endTime } }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const { data } = useQuery(fleetCalendarQuery(lanePeriod(useNow()).startAt));
  const taken = data?.get(vehicle.id)?.taken;
  if (taken === undefined) return null;
  const next = taken.find(({ startAt }) => !isBefore(startAt, endTime));
  return <Fact name={text('duty.next')} value={next ? times.instant(next.startAt) : text('duty.nextNone')} />;
}
