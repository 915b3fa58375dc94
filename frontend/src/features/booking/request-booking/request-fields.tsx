import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { latestPurposes } from '@rigbook/contracts/booking/requesting/usual-shift.rules';
import {
  firstWeekOverLimit,
  hoursByWeek,
  hoursLeft,
  hoursUsedIn,
} from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { textLimits } from '@rigbook/contracts/kernel/text';
import type { Period } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Field } from '../../../ui/form/field.js';
import { NativeTextArea } from '../../../ui/form/native-text.js';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';
import { bookedBefore, myBookingsQuery, responderHoursQuery } from '../api/my-bookings.js';

/** What the booking would leave free, if that is too little. */
export const CoverageWarning = lazyExtra(
  async () => (await import('../vehicle-coverage/coverage-warning.js')).CoverageWarning,
  ['coverage'],
);

interface HoursProps {
  readonly period: Period;
  /** Hours of the person that this period replaces. */
  readonly insteadOf?: Period;
}

/** The hours left in each week of the booking, and whether they suffice. */
export function HoursOfBooking({ period, insteadOf }: HoursProps) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const booked = useQuery(responderHoursQuery).data?.weeks;
  if (booked === undefined) return null;
  const replaced = insteadOf ? hoursByWeek(insteadOf, zone) : [];
  const weeks = booked.map((week) => ({ ...week, hours: week.hours - hoursUsedIn(week.weekStartsOn, replaced) }));
  const overLimit = firstWeekOverLimit(period, weeks, zone);
  if (overLimit !== undefined)
    return (
      <Notice hue="orange" icon="alert" live>
        <p>
          {text('book.overLimit', {
            day: times.date(overLimit.weekStartsOn),
            left: overLimit.hoursLeft,
            limit: WEEKLY_HOURS_LIMIT,
            requested: overLimit.hoursRequested,
          })}
        </p>
      </Notice>
    );
  return hoursByWeek(period, zone).map(({ weekStartsOn, hours }) => (
    <p key={weekStartsOn}>
      {text('book.hoursLeft', {
        day: times.date(weekStartsOn),
        left: hoursLeft(hoursUsedIn(weekStartsOn, weeks)),
        limit: WEEKLY_HOURS_LIMIT,
        requested: hours,
      })}
    </p>
  ));
}

interface Props {
  readonly missing: boolean;
  readonly value: string;
  readonly onChange: (purpose: string) => void;
}

/** The purpose of the booking, typed or one of the person's other last ones. The name lets a form find it. */
export function PurposeField({ missing, value, onChange }: Props) {
  const [before] = useState(value);
  return (
    <div className="grid grid-cols-1 gap-2">
      <WrittenPurpose missing={missing} value={value} onChange={onChange} />
      <LastPurposes except={before} onChoose={onChange} />
    </div>
  );
}

interface LastPurposesProps {
  readonly except: string;
  readonly onChoose: (purpose: string) => void;
}

function LastPurposes({ except, onChoose }: LastPurposesProps) {
  const text = useText();
  const last = latestPurposes(bookedBefore(useQuery(myBookingsQuery).data));
  const purposes = last.filter((purpose) => purpose !== except);
  if (purposes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={text('book.lastPurposes')}>
      {purposes.map((purpose) => (
        <li key={purpose} className="min-w-0 max-w-full *:max-w-full">
          <Button small onClick={() => onChoose(purpose)}>
            <bdi className="truncate">{purpose}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function WrittenPurpose({ missing, value, onChange }: Props) {
  const text = useText();
  return (
    <Field
      label={text('book.purpose')}
      hint={text('book.purposeHint')}
      error={missing ? text('book.purposeNeeded') : undefined}
    >
      {(control) => (
        <NativeTextArea
          {...control}
          name="purpose"
          rows={3}
          maxLength={textLimits.purpose}
          dir="auto"
          placeholder={text('book.purposePlaceholder')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
