import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { firstOfMonth } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import { hoursByWeek, hoursUsedIn } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Day, Instant } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { useVehicleCalendar } from '../../book-vehicle/calendar/use-vehicle-calendar.js';
import { WhenFields } from '../../book-vehicle/calendar/when-fields.js';
import { hoursOfUserQuery } from '../api/figures.js';

export interface When {
  readonly day: Day;
  readonly startAt: Instant | undefined;
  readonly hours: number;
}

interface Props {
  readonly vehicle: { readonly id: string; readonly name: string };
  readonly when: When;
  /** After an attempt to book. */
  readonly asked: boolean;
  readonly onChange: (changes: Partial<When>) => void;
}

/** Date, start and duration. Hours for administrators are offered: the server asks for an override where the person may not have them. */
export function WhenToBook({ vehicle, when, asked, onChange }: Props) {
  const [dateMissing, setDateMissing] = useState(false);
  const { facts } = useVehicleCalendar(vehicle.id, firstOfMonth(when.day), true);
  return (
    <WhenFields
      facts={facts}
      vehicleName={vehicle.name}
      {...when}
      dateMissing={dateMissing}
      startMissing={asked && when.startAt === undefined}
      onDay={(day, startAt) => {
        setDateMissing(day === undefined);
        if (day !== undefined) onChange({ day, startAt });
      }}
      onStart={(startAt) => onChange({ startAt })}
      onHours={(hours) => onChange({ hours })}
    />
  );
}

interface HoursProps {
  readonly responderId: string;
  readonly startAt: Instant;
  readonly hours: number;
}

/** The person's hours in each week of the booking, without and with it. */
export function HoursOfPerson({ responderId, startAt, hours }: HoursProps) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const { data } = useQuery(hoursOfUserQuery(responderId));
  return (
    data &&
    hoursByWeek(requestedPeriod(startAt, hours), zone).map((week) => {
      const before = hoursUsedIn(week.weekStartsOn, data.weeks);
      return (
        <p key={week.weekStartsOn} className="text-soft tabular-nums">
          {text('deciding.hoursOfWeek', {
            day: times.date(week.weekStartsOn),
            before,
            limit: WEEKLY_HOURS_LIMIT,
            with: before + week.hours,
          })}
        </p>
      );
    })
  );
}
