import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { nameOfForm } from '../../../lib/outbox/outgoing-form.js';
import { useOutgoingForm } from '../../../lib/outbox/use-outgoing-form.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Panel } from '../../../ui/content/panel.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { type BegunReport, DamageForm, noReportBegun, reportsWith, sendable } from '../damage/damage-form.js';
import { KnownDefects } from '../checks/known-defects.js';
import { KnownDamageList } from '../damage/known-damage-list.js';
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
        {(booking) => (booking.status === 'active' ? <Reports booking={booking} /> : <NotOut booking={booking} />)}
      </BookingLoader>
    </div>
  );
}

function NotOut({ booking }: { readonly booking: Booking }) {
  const text = useText();
  return (
    <div className={form.stack}>
      <BookingLine booking={booking} />
      <Notice hue="orange" icon="alert" title={text('report.notOut')}>
        <p className="mb-3">{text('report.notOutHint')}</p>
        <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
      </Notice>
      <ContactsPanel />
      <BookingId id={booking.id} />
    </div>
  );
}

const empty: { readonly begun: BegunReport } = { begun: noReportBegun };

/** One report after another. */
function Reports({ booking }: { readonly booking: Booking }) {
  const [sent, setSent] = useState(0);
  return <ReportForm key={sent} booking={booking} onSent={() => setSent(sent + 1)} />;
}

interface FormProps {
  readonly booking: Booking;
  readonly onSent: () => void;
}

/** One report during a shift. Kept on the device until it is sent, also while there is no network; then the next one can follow. */
function ReportForm({ booking, onSent }: FormProps) {
  const text = useText();
  const outgoing = useOutgoingForm('damage', booking.id, onSent);
  const { draft, idempotencyKey, savedAt, change } = useDeviceDraft(nameOfForm('damage', booking.id), empty);
  const isTakingPhotos = useIsTakingPhotos();
  const [asked, setAsked] = useState(false);
  const { begun } = draft;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    const [found] = sendable(reportsWith({ reports: [], begun }));
    if (!isCompleteDamageReport(begun) || !found) return;
    outgoing.send({ subject: booking.vehicle.name, body: found, idempotencyKey });
    void photoQueue.handIn(found.photoIds ?? []);
  };

  return (
    <form onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={outgoing.state !== undefined}>
        <BookingLine booking={booking} />
        <KnownDefects bookingId={booking.id} />
        <PhotosToCome />
        <Panel title={text('checkIn.damage')}>
          <div className="grid gap-4">
            <KnownDamageList bookingId={booking.id} />
            <DamageForm
              booking={booking}
              begun={begun}
              folded={false}
              showMissing={asked}
              onChange={(update) => change((latest) => ({ begun: update(latest.begun) }))}
            />
          </div>
        </Panel>
        <p>
          <Link to={paths.expenses(booking.id)}>{text('shift.expenses')}</Link>
        </p>
        <BookingId id={booking.id} />
      </div>
      <SubmitBar outgoing={outgoing} busy={isTakingPhotos} label={text('report.send')}>
        <SavedNote savedAt={savedAt} />
      </SubmitBar>
    </form>
  );
}
