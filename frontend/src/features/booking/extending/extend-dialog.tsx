import { addendumWording, currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { addedHours, type ExtensionObstacle, obstacleToExtension } from '@rigbook/contracts/booking/extending.rules';
import { lanePeriod } from '@rigbook/contracts/booking/requesting/lane.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
import { Refusal } from '../../../ui/feedback/refusal.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Actions, PlainDialog } from '../../../ui/plain-dialog.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { fleetCalendarQuery } from '../api/fleet-calendar.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { refreshHours } from '../change-booking/use-change-booking.js';
import { seenOf } from '../shared/seen-booking.js';

/** Added at a time. */
const HOURS = 1;

interface Props {
  readonly booking: Booking;
  readonly onClose: () => void;
}

/** The new end and the addendum, accepted with one press; or why the booking cannot go on, and until when it can. */
export function ExtendDialog({ booking, onClose }: Props) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const extend = useExtendBooking(booking);
  const obstacle = useExtensionObstacle(booking);
  const until = times.instantInSentence(addedHours(periodOfBooking(booking), HOURS).endAt);

  const confirm = async () => {
    if (!(await attempt(extend.mutateAsync(), text('extend.failed'), text('change.unanswered')))) return;
    showToast({ title: text('extend.done', { time: until }), tone: 'success' });
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
          <p className="tabular-nums">
            {text('extend.until', { time: until, before: times.instantInSentence(booking.endTime) })}
          </p>
          <Addendum booking={booking} />
          <Refusal error={extend.error} />
          <Actions>
            <Button onClick={onClose}>{text('dialog.cancel')}</Button>
            <Button look="primary" busy={extend.isPending} onClick={() => void confirm()}>
              {text(extend.isPending ? 'extend.sending' : 'extend.confirm')}
            </Button>
          </Actions>
        </>
      )}
    </PlainDialog>
  );
}

function Addendum({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const { language } = useLanguage();
  const zone = useZone();
  const { endTime: formerEndAt, id: bookingId } = booking;
  const { endAt } = addedHours(periodOfBooking(booking), HOURS);
  const wording = addendumWording(currentAddendumVersion, { bookingId, formerEndAt, endAt, zone });
  return (
    <section className="grid gap-1" aria-label={text('extend.addendum')}>
      <h3 className="text-soft">{text('extend.addendum')}</h3>
      <p className="wrap-anywhere">{wording[language]}</p>
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
      // asked by the server only
      case 'EXTENSION_NEEDS_APPROVAL':
      case 'WEEKLY_LIMIT_EXCEEDED':
        return text('extend.failed');
    }
  };
}

/** What stands in the way as far as it is known here; the server knows the week's hours and the settings too. */
function useExtensionObstacle(booking: Booking): ExtensionObstacle | null {
  const now = useNow();
  const zone = useZone();
  const { isAdmin } = useOwnShifts();
  const { data } = useQuery(fleetCalendarQuery(lanePeriod(now).startAt));
  return obstacleToExtension(periodOfBooking(booking), HOURS, {
    now,
    zone,
    administers: isAdmin,
    vehicleName: booking.vehicle.name,
    taken: data?.get(booking.vehicle.id)?.taken,
    turnRoundMinutes: data?.get(booking.vehicle.id)?.turnRoundMinutes,
  });
}

function useExtendBooking(booking: Booking) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: (): Promise<Booking> => {
      const headers = idempotent(key);
      return bodyOf(
        api.POST('/api/bookings/{id}/extension', {
          params: { path: { id: booking.id }, header: headers },
          body: { seen: seenOf(booking), hours: HOURS, addendumVersion: currentAddendumVersion },
          headers,
        }),
      );
    },
    onSettled: () => refreshHours(queryClient),
  });
}
