import { addendumWording, currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import {
  addedHours,
  type ExtensionCircumstances,
  type ExtensionObstacle,
  hoursToExtend,
  needsApproval,
  obstacleToExtension,
} from '@rigbook/contracts/booking/extending.rules';
import { lanePeriod } from '@rigbook/contracts/booking/requesting/lane.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { UnbrokenTimes } from '../../../ui/content/unbroken-times.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Actions, PlainDialog } from '../../../ui/plain-dialog.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { fleetCalendarQuery } from '../api/fleet-calendar.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { refreshHours } from '../change-booking/use-change-booking.js';
import { CoverageWarning } from '../request-booking/request-fields.js';
import { seenOf } from '../api/seen-booking.js';
import { useWithdrawExtension, waitingUntil } from '../shared/waiting-extension.js';

interface Props {
  readonly booking: Booking;
  readonly onClose: () => void;
}

/** How many hours, the new end and the addendum, accepted with one press; or why the booking cannot go on, and until when it can. */
export function ExtendDialog({ booking, onClose }: Props) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const { withdraw } = useWithdrawExtension();
  const [wished, setHours] = useState(1);
  const circumstances = useCircumstances(booking);
  const { withoutApproval } = circumstances;
  const period = periodOfBooking(booking);
  const possible = hoursToExtend(period, circumstances);
  const hours = possible.includes(wished) ? wished : (possible.findLast((each) => each < wished) ?? possible[0] ?? 1);
  const obstacle = obstacleToExtension(period, hours, circumstances);
  const mustAsk = withoutApproval !== undefined && needsApproval(hours, withoutApproval);
  const extend = useExtendBooking(booking, hours, mustAsk);
  const until = times.instantInSentence(addedHours(period, hours).endAt);

  const confirm = async () => {
    const command = extend.mutateAsync();
    if (!(await attempt(command, text('extend.failed'), text('change.unanswered')))) return;
    const isWaiting = waitingUntil(await command) !== null;
    const undo = { label: text('extend.withdraw'), run: () => void withdraw(booking.id) };
    showToast({
      title: text(isWaiting ? 'extend.asked' : 'extend.done', { time: until }),
      tone: 'success',
      ...(isWaiting && { action: undo }),
    });
    onClose();
  };

  return (
    <PlainDialog title={text('extend.title')} width={480} onClose={onClose}>
      <p className="text-lg font-semibold">
        <VehicleName vehicle={booking.vehicle} />
      </p>
      {obstacle ? (
        <InTheWay booking={booking} obstacle={obstacle} onClose={onClose} />
      ) : (
        <>
          {possible.length > 1 && <HoursChoice {...{ booking, possible, hours, withoutApproval, setHours }} />}
          <p className="tabular-nums">
            {text('extend.until', { time: until, before: times.instantInSentence(booking.endTime) })}
          </p>
          {mustAsk && <p>{text('extend.needsApproval')}</p>}
          <CoverageWarning vehicleId={booking.vehicle.id} {...addedHours(period, hours)} then="go-on" />
          <Addendum booking={booking} hours={hours} />
          <Refusal error={extend.error} />
          <Actions>
            <Button onClick={onClose}>{text('dialog.cancel')}</Button>
            <Button look="primary" busy={extend.isPending} onClick={() => void confirm()}>
              {text(extend.isPending ? 'extend.sending' : mustAsk ? 'extend.confirmAsking' : 'extend.confirm')}
            </Button>
          </Actions>
        </>
      )}
    </PlainDialog>
  );
}

interface HoursChoiceProps {
  readonly booking: Booking;
  readonly possible: readonly number[];
  readonly hours: number;
  readonly withoutApproval: number | undefined;
  readonly setHours: (hours: number) => void;
}

/** What an administrator has to approve stands in a group. */
function HoursChoice({ booking, possible, hours, withoutApproval = Infinity, setHours }: HoursChoiceProps) {
  const text = useText();
  const times = useTimes();
  const label = text('extend.by');
  const toApprove = possible.filter((each) => needsApproval(each, withoutApproval));
  const option = (each: number) => (
    <option key={each} value={each}>
      {text('extend.hours', {
        hours: each,
        time: times.instantInSentence(addedHours(periodOfBooking(booking), each).endAt),
      })}
    </option>
  );
  return (
    <label className="grid gap-1">
      <span className="font-semibold">{label}</span>
      <NativeSelect value={hours} onChange={({ target }) => setHours(Number(target.value))}>
        {possible.filter((each) => !toApprove.includes(each)).map(option)}
        {toApprove.length > 0 && <optgroup label={text('extend.hoursToApprove')}>{toApprove.map(option)}</optgroup>}
      </NativeSelect>
    </label>
  );
}

function Addendum({ booking, hours }: { readonly booking: Booking; readonly hours: number }) {
  const text = useText();
  const { language } = useLanguage();
  const zone = useZone();
  const { endTime: formerEndAt, id: bookingId } = booking;
  const { endAt } = addedHours(periodOfBooking(booking), hours);
  const wording = addendumWording(currentAddendumVersion, { bookingId, formerEndAt, endAt, zone });
  return (
    <section className="grid gap-1" aria-label={text('extend.addendum')}>
      <h3 className="text-soft">{text('extend.addendum')}</h3>
      <p className="wrap-anywhere">
        <UnbrokenTimes>{wording[language]}</UnbrokenTimes>
      </p>
    </section>
  );
}

interface InTheWayProps extends Props {
  readonly obstacle: ExtensionObstacle;
}

function InTheWay({ booking, obstacle, onClose }: InTheWayProps) {
  const text = useText();
  const inWords = useObstacleWords();
  const isOut = booking.status === 'active';
  return (
    <>
      <Notice hue="orange" icon="clock" title={inWords(booking, obstacle)}>
        <p>{text(isOut ? 'extend.returnOrAsk' : 'extend.ask')}</p>
      </Notice>
      <Actions>
        <Button onClick={onClose}>{text('dialog.close')}</Button>
        {isOut && <LinkButton to={paths.checkOut(booking.id)}>{text('nextStep.do.checkout')}</LinkButton>}
      </Actions>
    </>
  );
}

function useObstacleWords(): (booking: Booking, obstacle: ExtensionObstacle) => string {
  const text = useText();
  const times = useTimes();
  return ({ endTime, vehicle }, { code, facts }) => {
    switch (code) {
      case 'NEXT_BOOKING_IN_THE_WAY': {
        const time = times.instantInSentence(facts.startsAt);
        const minutes = facts.turnRoundMinutes;
        if (minutes !== undefined) return text('extend.nextTurnRound', { vehicle: vehicle.name, time, minutes });
        return text(facts.startsAt === endTime ? 'extend.nextAtOnce' : 'extend.next', { vehicle: vehicle.name, time });
      }
      case 'LONGEST_BOOKING_REACHED':
        return text('extend.longest', { time: times.instantInSentence(facts.endsBy) });
      case 'ADMIN_ONLY_PERIOD':
        return text('book.adminOnly');
      case 'END_IN_THE_PAST':
        return text('extend.tooLate');
      case 'EXTENSION_WAITS':
        return text('extend.alreadyWaits', { time: times.instantInSentence(facts.until) });
      // asked by the server only
      case 'EXTENSION_NEEDS_APPROVAL':
      case 'WEEKLY_LIMIT_EXCEEDED':
      case 'VEHICLE_PAPERS_EXPIRED':
        return text('extend.failed');
    }
  };
}

/** As far as they are known here; the server knows the week's hours too. */
function useCircumstances(booking: Booking): ExtensionCircumstances {
  const now = useNow();
  const zone = useZone();
  const { isAdmin, extensionHoursWithoutApproval } = useOwnShifts();
  const { data } = useQuery(fleetCalendarQuery(lanePeriod(now).startAt));
  return {
    now,
    zone,
    administers: isAdmin,
    vehicleName: booking.vehicle.name,
    withoutApproval: extensionHoursWithoutApproval,
    mayWait: true,
    askedUntil: waitingUntil(booking),
    taken: data?.get(booking.vehicle.id)?.taken,
    turnRoundMinutes: data?.get(booking.vehicle.id)?.turnRoundMinutes,
  };
}

function useExtendBooking(booking: Booking, hours: number, askIfNeeded: boolean) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey(`${hours} ${askIfNeeded}`);
  return useMutation({
    mutationFn: (): Promise<Booking> => {
      const headers = idempotent(key);
      return bodyOf(
        api.POST('/api/bookings/{id}/extension', {
          params: { path: { id: booking.id }, header: headers },
          body: { seen: seenOf(booking), hours, askIfNeeded, addendumVersion: currentAddendumVersion },
          headers,
        }),
      );
    },
    onSettled: () => refreshHours(queryClient),
  });
}
