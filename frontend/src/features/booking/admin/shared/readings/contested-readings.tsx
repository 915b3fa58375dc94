import { type ReadingStep, readingSteps } from '@rigbook/contracts/booking/shift/odometer.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
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
import { ContestLines } from '../../../shared/readings/contest-lines.js';
import { contestedReadings } from '../../api/odometer.js';

const CorrectReadingDialog = lazyDialog(
  async () => (await import('../../odometer/correct-reading-dialog.js')).CorrectReadingDialog,
  ['odometer', 'atVehicle'],
);
const KeepReadingDialog = lazyDialog(
  async () => (await import('../../odometer/keep-reading-dialog.js')).KeepReadingDialog,
  ['odometer'],
);

type Reading = OdometerShift['checkIn'];

const openOf = ({ contests }: Reading) => contests.filter(({ settlement }) => settlement === null);

/** Readings that somebody contests and that wait for an administrator; nothing as long as there are none. */
export function ContestedReadings({ vehicleId }: { readonly vehicleId?: string }) {
  const text = useText();
  const list = useInfiniteQuery(contestedReadings(vehicleId));
  const shifts = itemsOf(list.data) ?? [];
  if (list.error && shifts.length === 0)
    return (
      <Panel title={text('odometer.contested')}>
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      </Panel>
    );
  if (shifts.length === 0) return null;
  return (
    <Panel title={text('odometer.contested')}>
      <ul className="grid gap-5 m-0 p-0 list-none" aria-label={text('odometer.contested')}>
        {shifts.flatMap((shift) =>
          readingSteps.flatMap((step) => {
            const reading = step === 'check-in' ? shift.checkIn : shift.checkOut;
            if (reading === null || openOf(reading).length === 0) return [];
            return [
              <li key={`${shift.bookingId} ${step}`} className="grid gap-2">
                <Contested shift={shift} step={step} reading={reading} />
              </li>,
            ];
          }),
        )}
      </ul>
      <NextPage list={list} label={text('odometer.contestedMore')} />
    </Panel>
  );
}

interface ContestedProps {
  readonly shift: OdometerShift;
  readonly step: ReadingStep;
  readonly reading: Reading;
}

function Contested({ shift: { bookingId, vehicle, user, checkIn, checkOut }, step, reading }: ContestedProps) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const [asking, setAsking] = useState<'correct' | 'keep'>();
  const close = () => setAsking(undefined);
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
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button small aria-label={text('odometer.contested.correctOf', named)} onClick={() => setAsking('correct')}>
          {text('odometer.contested.correct')}
        </Button>
        <Button small aria-label={text('odometer.contested.keepOf', named)} onClick={() => setAsking('keep')}>
          {text('odometer.contested.keep')}
        </Button>
      </div>
      {asking === 'correct' && (
        <CorrectReadingDialog
          bookingId={bookingId}
          step={step}
          readings={{ checkInKm: checkIn.mileage, checkOutKm: checkOut?.mileage }}
          contests={openOf(reading).length}
          onClose={close}
        />
      )}
      {asking === 'keep' && (
        <KeepReadingDialog
          bookingId={bookingId}
          step={step}
          mileage={reading.mileage}
          contests={openOf(reading).length}
          onClose={close}
        />
      )}
    </>
  );
}
