import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { DamageReportId } from '@rigbook/contracts/kernel/ids';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { newUuid } from '../../../lib/device/new-uuid.js';
import type { Booking } from '../../../lib/http/answers.js';
import { isReportedOtherwise } from '../../../lib/outbox/reports-kept.js';
import { type Reports as UsedReports, useReportForm, useReports } from '../../../lib/outbox/use-reports.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Panel } from '../../../ui/content/panel.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { KnownDefects } from '../checks/known-defects.js';
import { type BegunReport, DamageForm, isBegun, noReportBegun, reportsWith, sendable } from '../damage/damage-form.js';
import { KnownDamageList } from '../damage/known-damage-list.js';
import { SendAsNew } from '../../fleet/shared/reports/send-as-new.js';
import { WaitingReports } from '../../fleet/shared/reports/waiting-reports.js';
import { useDamageWhere } from '../../fleet/shared/vehicle-drawing/use-damage-where.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import { PhotosToCome } from '../shared/lazy-photos.js';
import form from '../handover/form.module.css';
import { SavedNote, SubmitBar } from '../handover/submit-bar.js';

export function ReportDamageScreen({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  return (
    <div className={form.screen}>
      <PageTitle title={text('report.title')} />
      <BookingLoader bookingId={bookingId} loading={text('report.loading')} until="checkout">
        {(booking) => <ReportsOf booking={booking} />}
      </BookingLoader>
    </div>
  );
}

/** The vehicle may be returned from another device while reports wait on this one. They are refused then, and stay with their person. */
function ReportsOf({ booking }: { readonly booking: Booking }) {
  const reports = useReports<Written>('damage', booking.id);
  return booking.status === 'active' ? (
    <Reports booking={booking} reports={reports} />
  ) : (
    <NotOut booking={booking} reports={reports} />
  );
}

interface OfBooking {
  readonly booking: Booking;
  readonly reports: UsedReports<Written>;
}

function NotOut({ booking, reports }: OfBooking) {
  const text = useText();
  const describe = describing(useDamageWhere());
  const { begun, returned } = reports;
  const left = begun && isBegun(begun.draft.begun) ? [...returned, begun] : returned;
  return (
    <div className={form.stack}>
      <BookingLine booking={booking} />
      <WaitingReports
        reports={{ ...reports, returned: left, open: '' }}
        describe={(written) => {
          const { severity } = written.begun;
          return [describe(written), severity && text(`damageSeverity.${severity}`)].filter(Boolean).join(' · ');
        }}
        isUntouched={() => false}
        closed={text('reports.closed')}
      />
      <KnownDefects bookingId={booking.id} />
      <PhotosToCome />
      <Notice hue="orange" icon="alert" title={text('report.notOut')}>
        <p className="mb-3">{text('report.notOutHint')}</p>
        <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
      </Notice>
      <ContactsPanel />
      <BookingId id={booking.id} />
    </div>
  );
}

interface Written {
  readonly begun: BegunReport;
}
const empty: Written = { begun: noReportBegun };

const describing =
  (where: ReturnType<typeof useDamageWhere>) =>
  ({ begun: { area, place, description } }: Written): string =>
    [area === '' ? '' : where({ area, place }), description.trim()].filter(Boolean).join(': ');

/** One report after another. Each is kept on the device until it is sent, also while there is no network; the next one can follow. */
function Reports({ booking, reports }: OfBooking) {
  return (
    <div className={form.stack}>
      <BookingLine booking={booking} />
      <WaitingReports
        reports={reports}
        describe={describing(useDamageWhere())}
        isUntouched={() => !isBegun(reports.openDraft()?.begun ?? noReportBegun)}
      />
      <KnownDefects bookingId={booking.id} />
      <PhotosToCome />
      <ReportForm key={reports.formKey} booking={booking} reports={reports} />
    </div>
  );
}

function ReportForm({ booking, reports }: OfBooking) {
  const text = useText();
  const written = useReportForm({ reports, kind: 'damage', of: booking.id, initial: empty });
  const isTakingPhotos = useIsTakingPhotos();
  const [asked, setAsked] = useState(false);
  const { begun } = written.draft;
  const back = reports.returned.find(({ name }) => name === reports.open);
  const isOther = back !== undefined && isReportedOtherwise(back);
  const [asksAsNew, setAsksAsNew] = useState(false);
  const describe = describing(useDamageWhere());

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isCompleteDamageReport(begun)) return;
    if (isOther) return setAsksAsNew(true);
    send(begun);
  };
  const sendAsNew = () => {
    const another = { ...begun, reportId: newUuid() as DamageReportId };
    setAsksAsNew(false);
    written.change({ begun: another });
    send(another);
  };
  const send = (complete: BegunReport) => {
    const [found] = sendable(reportsWith({ reports: [], begun: complete }));
    if (!found) return;
    written.send({ subject: booking.vehicle.name, body: found });
    void photoQueue.handIn(found.photoIds ?? []);
  };

  return (
    <form onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={written.isSending}>
        <Panel title={text('checkIn.damage')}>
          <div className="grid gap-4">
            <KnownDamageList bookingId={booking.id} />
            <DamageForm
              booking={booking}
              begun={begun}
              folded={false}
              showMissing={asked}
              onChange={(update) => written.change((latest) => ({ begun: update(latest.begun) }))}
            />
          </div>
        </Panel>
        <p>
          <Link to={paths.expenses(booking.id)}>{text('shift.expenses')}</Link>
        </p>
        <BookingId id={booking.id} />
      </div>
      <SubmitBar
        outgoing={{ ...notWaiting, state: written.isSending ? 'sending' : undefined, refusal: back?.refusal ?? null }}
        busy={isTakingPhotos}
        label={text(isOther ? 'reports.asNew' : 'report.send')}
      >
        <SavedNote savedAt={written.savedAt} />
      </SubmitBar>
      {asksAsNew && (
        <SendAsNew what={describe(written.draft)} onNotNow={() => setAsksAsNew(false)} onSend={sendAsNew} />
      )}
    </form>
  );
}

/** What waits is listed above the form, which is there for the next report. */
const notWaiting = { formBefore: undefined, isKept: true, isDone: false, cancel: () => undefined };
