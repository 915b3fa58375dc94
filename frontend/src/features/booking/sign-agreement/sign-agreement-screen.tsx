import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { redirectDelaysMs } from '@rigbook/contracts/booking/booking.limits';
import { Link } from 'react-router';
import { paths, signedDocument } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useDelayedNavigation } from '../../../lib/use-delayed-navigation.js';
import { Facts } from '../../../ui/content/facts.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Panel } from '../../../ui/content/panel.js';
import { LinkButton } from '../../../ui/link-button.js';
import { BookingLoader } from '../handover/booking-loader.js';
import { StepGate } from '../handover/step-gate.js';
import { useSteps } from '../shared/use-steps.js';
import { SignAgreementForm } from './sign-agreement-form.js';
import form from '../handover/form.module.css';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

export function SignAgreementScreen({ bookingId }: { bookingId: string }) {
  const text = useText();
  const leaveLater = useDelayedNavigation();
  return (
    <div className={form.screen}>
      <PageTitle title={text('signature.title')} />
      <BookingLoader bookingId={bookingId} loading={text('signature.loading')}>
        {(booking) => (
          <Signing
            booking={booking}
            onDone={() => leaveLater(paths.checkIn(booking.id), redirectDelaysMs.afterSignature)}
          />
        )}
      </BookingLoader>
    </div>
  );
}

function Signing({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  const times = useTimes();
  const { language } = useLanguage();
  const obstacle = useSteps()('check-in', booking);
  const isOver = obstacle?.code === 'INVALID_TRANSITION' || obstacle?.code === 'BOOKING_ENDED';
  return (
    <>
      <Panel title={text('signature.details')}>
        <Facts
          facts={[
            [text('signature.vehicle'), <VehicleName key="vehicle" vehicle={booking.vehicle} />],
            [text('signature.duration'), text('time.hours', { hours: booking.duration })],
            [text('signature.start'), times.instant(booking.startTime)],
            [text('signature.end'), times.instant(booking.endTime)],
          ]}
        />
      </Panel>
      {booking.signedAt !== null ? (
        <Notice hue="green" icon="check" title={text('signature.already')}>
          <p className="mt-1 mb-3">
            <a href={signedDocument(booking.id)} download>
              {text('signature.download')}
            </a>
          </p>
          {isOver ? (
            <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
          ) : (
            <LinkButton to={paths.checkIn(booking.id)}>{text('signature.toCheckIn')}</LinkButton>
          )}
        </Notice>
      ) : (
        <StepGate step="sign" kind="signature" booking={booking} loading={text('signature.loading')}>
          <Panel title={text('signature.terms')}>
            <ul className="grid gap-1 mb-3 ps-5 list-disc">
              {currentEdition.terms.map(({ id, text: term }) => (
                <li key={id}>{term[language]}</li>
              ))}
            </ul>
            <Link to={paths.agreement(booking.id)}>{text('signature.readAgreement')}</Link>
          </Panel>
          <SignAgreementForm booking={booking} onDone={onDone} />
        </StepGate>
      )}
    </>
  );
}
