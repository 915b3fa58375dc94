import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { OdometerShift } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Panel } from '../../../../ui/content/panel.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { ContestLines } from '../../../booking/shared/readings/contest-lines.js';
import { ContestedReadings } from '../../../booking/admin/shared/readings/contested-readings.js';
import { odometerOfVehicle } from '../../../booking/admin/api/odometer.js';

/** The ledger of a vehicle's odometer: its shifts with their readings, and what lies between them. */
export function VehicleOdometer({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const list = useInfiniteQuery(odometerOfVehicle(vehicleId));
  const columns: readonly DeskColumn<OdometerShift>[] = [
    {
      name: 'shift',
      title: text('odometer.shift'),
      cell: ({ bookingId, checkIn }) => (
        <Link to={paths.diaryBooking(bookingId)} className="tabular-nums">
          {times.instant(checkIn.at)}
        </Link>
      ),
    },
    { name: 'driver', title: text('odometer.driver'), cell: ({ user }) => person(user) },
    {
      name: 'unaccounted',
      title: text('odometer.unaccounted'),
      align: 'end',
      cell: ({ unaccounted: km }) =>
        km === 0 ? '–' : <strong className="tabular-nums">{text('view.km', { km })}</strong>,
    },
    {
      name: 'in',
      title: text('odometer.atCheckIn'),
      align: 'end',
      wraps: true,
      cell: ({ checkIn }) => <Reading reading={checkIn} />,
    },
    {
      name: 'out',
      title: text('odometer.atCheckOut'),
      align: 'end',
      wraps: true,
      cell: ({ checkOut }) => (checkOut ? <Reading reading={checkOut} /> : text('odometer.out')),
    },
    {
      name: 'driven',
      title: text('odometer.driven'),
      align: 'end',
      cell: ({ checkIn, checkOut }) => (
        <span className="tabular-nums">
          {checkOut ? text('view.km', { km: checkOut.mileage - checkIn.mileage }) : '–'}
        </span>
      ),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <ContestedReadings vehicleId={vehicleId} />
      <Panel title={text('odometer.ledger')}>
        <DeskTable
          name="odometer"
          label={text('odometer.ledger')}
          rows={itemsOf(list.data)}
          idOf={({ bookingId }) => bookingId}
          nameOf={({ checkIn }) => times.instant(checkIn.at)}
          columns={columns}
          loading={text('odometer.ledgerLoading')}
          empty={<p className="text-soft">{text('odometer.ledgerNone')}</p>}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
        {list.data && <NextPage list={list} label={text('odometer.ledgerMore')} />}
      </Panel>
    </div>
  );
}

/** As corrected; what was read stays next to it, crossed out, and below it what people said. */
function Reading({ reading: { mileage, read, contests } }: { readonly reading: OdometerShift['checkIn'] }) {
  const text = useText();
  return (
    <div className="tabular-nums">
      {text('view.km', { km: mileage })}
      {contests.some(({ settlement }) => settlement === null) && (
        <>
          {' '}
          <StatusTag hue="orange" icon="alert">
            {text('odometer.isContested')}
          </StatusTag>
        </>
      )}
      {read !== null && (
        <>
          <br />
          <s className="text-soft">{text('odometer.read', { km: read })}</s>
        </>
      )}
      <ContestLines contests={contests} />
    </div>
  );
}
