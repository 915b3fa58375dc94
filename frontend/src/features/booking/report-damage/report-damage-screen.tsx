import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { components } from '@rigbook/contracts/api.types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { paths } from '../../../config/paths.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { answerSoon, api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { LinkButton } from '../../../ui/link-button.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { type BegunReport, DamageForm, noReportBegun, reportsWith, sendable } from '../damage/damage-form.js';
import { KnownDamageList } from '../damage/known-damage-list.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import { PhotosToCome } from '../shared/lazy-photos.js';
import form from '../handover/form.module.css';
import { SavedNote } from '../handover/submit-bar.js';

export function ReportDamageScreen({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  return (
    <div className={form.screen}>
      <PageTitle title={text('report.title')} />
      <BookingLoader bookingId={bookingId} loading={text('report.loading')} until="checkout">
        {(booking) => (booking.status === 'active' ? <ReportForm booking={booking} /> : <NotOut booking={booking} />)}
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

/** One report during a shift. Kept on the device until it is sent; then the next one can follow. */
function ReportForm({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const attempt = useAttempt();
  const report = useReportDamage(booking.id);
  const { draft, idempotencyKey, savedAt, change, forget } = useDeviceDraft(`report.${booking.id}`, empty);
  const isTakingPhotos = useIsTakingPhotos();
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState(false);
  const { begun } = draft;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    const [found] = sendable(reportsWith({ reports: [], begun }));
    if (!isCompleteDamageReport(begun) || !found) return;
    const command = report.mutateAsync({ body: found as FoundDamage, idempotencyKey });
    if (!(await attempt(command, text('report.failed'), text('report.unanswered')))) return;
    void photoQueue.handIn(found.photoIds ?? []);
    change(empty);
    forget();
    setAsked(false);
    setSent(true);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={form.stack}>
      <div className={form.stack} inert={report.isPending}>
        <BookingLine booking={booking} />
        {sent && (
          <Notice hue="green" icon="check" title={text('report.sent')} live>
            <p>{text('report.sentDetail')}</p>
          </Notice>
        )}
        <PhotosToCome />
        <Panel title={text('checkIn.damage')}>
          <div className="grid gap-4">
            <KnownDamageList bookingId={booking.id} />
            <DamageForm
              booking={booking}
              begun={begun}
              folded={false}
              showMissing={asked}
              onChange={(update) => {
                setSent(false);
                change((latest) => ({ begun: update(latest.begun) }));
              }}
            />
          </div>
        </Panel>
        <BookingId id={booking.id} />
      </div>
      <Refusal error={report.error} />
      <StickyBar>
        <SavedNote savedAt={savedAt} />
        <Button look="primary" type="submit" wide busy={report.isPending || isTakingPhotos}>
          {text(report.isPending ? 'report.sending' : 'report.send')}
        </Button>
      </StickyBar>
    </form>
  );
}

type FoundDamage = components['schemas']['FoundDamage'];

function useReportDamage(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, idempotencyKey }: { readonly body: FoundDamage; readonly idempotencyKey: string }) =>
      bodyOf(
        api.POST('/api/bookings/{id}/damage', {
          params: { path: { id: bookingId } },
          body,
          headers: idempotent(idempotencyKey),
          ...answerSoon(),
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.knownDamage(bookingId) }),
  });
}
