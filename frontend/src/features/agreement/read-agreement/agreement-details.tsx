import type { Agreement } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Facts } from '../../../ui/content/facts.js';
import { Panel } from '../../../ui/content/panel.js';

/** Responder, vehicle and hours; the duration in whole hours, rounded. */
export function AgreementDetails({ agreement }: { agreement: Agreement }) {
  const text = useText();
  const times = useTimes();
  const { userName, unitNumber, vehicleName, vehicleType, startTime, endTime, duration, bookingId } = agreement;
  const name = userName?.trim() || text('agreement.notAvailable');
  const unit = unitNumber || text('agreement.notAvailable');
  return (
    <Panel title={text('agreement.details')}>
      <Facts
        facts={[
          [text('agreement.responder'), text('person.nameAndUnit', { name, unit })],
          [text('agreement.vehicle'), text('book.vehicleAndType', { vehicle: vehicleName, type: vehicleType })],
          [text('agreement.startTime'), times.instant(startTime)],
          [text('agreement.endTime'), times.instant(endTime)],
          [text('agreement.duration'), text('time.hours', { hours: Math.round(duration) })],
          [text('agreement.bookingId'), <bdi key="id">{bookingId}</bdi>],
        ]}
      />
    </Panel>
  );
}
