import { readingAt, type ReadingStep, readingSteps } from '@rigbook/contracts/booking/shift/odometer.rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../../config/paths.js';
import type { OdometerShift } from '../../../../../lib/http/answers.js';
import { usePerson } from '../../../../../lib/i18n/use-person.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../../lib/time/use-times.js';
import { Button } from '../../../../../ui/button.js';
import { NextPage } from '../../../../../ui/content/next-page.js';
import { Panel } from '../../../../../ui/content/panel.js';
import { ErrorScreen } from '../../../../../ui/feedback/error-screen.js';
import { lazyDialog } from '../../../../../ui/lazy/lazy-dialog.js';
import { VehicleName } from '../../../../fleet/shared/vehicle-name.js';
import { historyQuery } from '../../../../history/api/history.js';
import { openContests, readingsOf } from '../../../../history/shared/readings-of.js';
import { ContestLines } from '../../../shared/readings/contest-lines.js';
import { contestedReadings } from '../../api/odometer.js';

const CorrectReadingDialog = lazyDialog(
  async () => (await import('../../odometer/dialogs.js')).CorrectReadingDialog,
  ['odometer', 'atVehicle'],
);
const KeepReadingDialog = lazyDialog(
  async () => (await import('../../odometer/dialogs.js')).KeepReadingDialog,
  ['odometer'],
);

type Reading = OdometerShift['checkIn'];

const readingOf = ({ checkIn, checkOut }: OdometerShift, step: ReadingStep): Reading | null =>
  step === 'check-in' ? checkIn : checkOut;

const openOf = ({ contests }: Reading) => contests.filter(({ settlement }) => settlement === null);

/** Readings that somebody contests and that wait for an administrator; nothing as long as there are none. */
export function ContestedReadings({ vehicleId }: { readonly vehicleId?: string }) {
  const text = useText();
  const list = useInfiniteQuery(contestedReadings(vehicleId));
  const shifts = itemsOf(list.data) ?? [];
  const [asked, setAsked] = useState<Asked>();
  if (list.error && shifts.length === 0)
    return (
      <Panel title={text('odometer.contested')}>
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      </Panel>
    );
  return (
    <>
      {shifts.length > 0 && (
        <Panel title={text('odometer.contested')}>
          <ul className="grid gap-5 m-0 p-0 list-none" aria-label={text('odometer.contested')}>
            {shifts.flatMap((shift) =>
              readingSteps.flatMap((step) => {
                const reading = readingOf(shift, step);
                if (reading === null || openOf(reading).length === 0) return [];
                return [
                  <li key={`${shift.bookingId} ${step}`} className="grid gap-2">
                    <Contested shift={shift} step={step} reading={reading} onAsk={setAsked} />
                  </li>,
                ];
              }),
            )}
          </ul>
          <NextPage list={list} label={text('odometer.contestedMore')} />
        </Panel>
      )}
      {asked && (
        <Settling
          {...asked}
          listed={shifts.find(({ bookingId }) => bookingId === asked.shift.bookingId)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** What an administrator is about to do with a reading. */
interface Asked {
  readonly does: 'correct' | 'keep';
  readonly shift: OdometerShift;
  readonly step: ReadingStep;
}

interface SettlingProps extends Asked {
  /** as it is now; none once somebody else has settled it */
  readonly listed: OdometerShift | undefined;
  readonly onClose: () => void;
}

/** Stays open when the reading leaves the list, so that nothing typed is lost; then the history says what counts. */
function Settling({ does, shift, listed, step, onClose }: SettlingProps) {
  const { bookingId, checkIn, checkOut } = listed ?? shift;
  const reading = readingOf(listed ?? shift, step);
  const contests = reading === null ? [] : openOf(reading);
  const isSettled = listed === undefined || contests.length === 0;
  const { data: history } = useQuery({ ...historyQuery(bookingId), enabled: isSettled });
  const readings = (isSettled && history && readingsOf(history)) || {
    checkInKm: checkIn.mileage,
    checkOutKm: checkOut?.mileage,
  };
  const count = isSettled && history ? openContests(history, step) : contests.length;
  const dialog = { bookingId, step, contests: count, said: <ContestLines contests={contests} />, onClose };
  return does === 'correct' ? (
    <CorrectReadingDialog {...dialog} readings={readings} />
  ) : (
    <KeepReadingDialog {...dialog} mileage={readingAt(readings, step) ?? 0} />
  );
}

interface ContestedProps {
  readonly shift: OdometerShift;
  readonly step: ReadingStep;
  readonly reading: Reading;
  readonly onAsk: (asked: Asked) => void;
}

function Contested({ shift, step, reading, onAsk }: ContestedProps) {
  const { bookingId, vehicle, user } = shift;
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const ask = (does: Asked['does']) => onAsk({ does, shift, step });
  const named = { vehicle: vehicle.name, km: reading.mileage };
  return (
    <>
      <div>
        <p>
          <strong>
            <VehicleName vehicle={vehicle} /> · {text(`odometer.contested.${step}`)}{' '}
            <span className="tabular-nums">{text('view.km', { km: reading.mileage })}</span>
          </strong>
        </p>
        <p className="text-soft text-sm">
          {person(user)} ·{' '}
          <Link to={paths.diaryBooking(bookingId)} className="tabular-nums">
            {times.instant(reading.at)}
          </Link>
        </p>
      </div>
      <ContestLines contests={openOf(reading)} />
      {reading.maySettle ? (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button small aria-label={text('odometer.contested.correctOf', named)} onClick={() => ask('correct')}>
            {text('odometer.contested.correct')}
          </Button>
          <Button small aria-label={text('odometer.contested.keepOf', named)} onClick={() => ask('keep')}>
            {text('odometer.contested.keep')}
          </Button>
        </div>
      ) : (
        <p className="text-soft text-sm print:hidden">{text('odometer.contested.byOther')}</p>
      )}
    </>
  );
}
