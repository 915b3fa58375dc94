import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { OdometerShift } from '../../../../lib/http/answers.js';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Panel } from '../../../../ui/content/panel.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import type { UsageDays } from '../usage/usage-days.js';
import { exportUnaccounted, unaccountedKilometers } from '../api/odometer.js';

/** Kilometers between two shifts for which nobody accounts, with who had the vehicle before and after. */
export function UnaccountedPart({ days }: { readonly days: UsageDays }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const list = useInfiniteQuery(unaccountedKilometers(days));
  const seen = (bookingId: string, { mileage: km, at }: Pick<OdometerShift['checkIn'], 'at' | 'mileage'>) => (
    <Link to={paths.diaryBooking(bookingId)} className="tabular-nums">
      {text('odometer.reading', { km, at: times.instantInSentence(at) })}
    </Link>
  );
  const columns: readonly DeskColumn<OdometerShift>[] = [
    { name: 'vehicle', title: text('odometer.vehicle'), cell: ({ vehicle }) => <VehicleName vehicle={vehicle} /> },
    {
      name: 'km',
      title: text('odometer.km'),
      align: 'end',
      width: 110,
      cell: ({ unaccounted }) => <strong className="tabular-nums">{text('view.km', { km: unaccounted })}</strong>,
    },
    {
      name: 'from',
      title: text('odometer.from'),
      wraps: true,
      cell: ({ before }) =>
        before && (
          <>
            {seen(before.bookingId, before)}
            <br />
            {person(before.user)}
          </>
        ),
    },
    {
      name: 'to',
      title: text('odometer.to'),
      wraps: true,
      cell: ({ bookingId, checkIn, user }) => (
        <>
          {seen(bookingId, checkIn)}
          <br />
          {person(user)}
        </>
      ),
    },
  ];
  return (
    <Panel title={text('odometer.gaps')} aside={<ExportButton days={days} />}>
      <p className="text-soft">{text('odometer.gapsExplanation')}</p>
      <DeskTable
        name="unaccounted"
        label={text('odometer.gaps')}
        rows={itemsOf(list.data)}
        idOf={({ bookingId }) => bookingId}
        nameOf={({ vehicle }) => vehicle.name}
        columns={columns}
        loading={text('odometer.ledgerLoading')}
        empty={<p>{text('odometer.gapsNone')}</p>}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
      {list.data && <NextPage list={list} label={text('odometer.gapsMore')} />}
    </Panel>
  );
}

function ExportButton({ days }: { readonly days: UsageDays }) {
  const text = useText();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const save = useMutation({ mutationFn: () => exportUnaccounted(days, language) });
  return (
    <span className="print:hidden">
      <Button
        small
        busy={save.isPending}
        onClick={() => void attempt(save.mutateAsync(), text('odometer.exportFailed'))}
      >
        {text('odometer.export')}
      </Button>
    </span>
  );
}
