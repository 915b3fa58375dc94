import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Panel } from '../../../ui/content/panel.js';
import { type BegunReport, noReportBegun, type Update } from '../damage/damage-form.js';
import { DamageReports } from '../damage/damage-reports.js';
import { KnownDamageList } from '../damage/known-damage-list.js';

export interface FoundAtCheckIn {
  /** the ids of known damage that was seen again */
  readonly confirmed: readonly string[];
  readonly reports: readonly DamageReport[];
  readonly begun: BegunReport;
}

export const nothingFoundAtCheckIn: FoundAtCheckIn = { confirmed: [], reports: [], begun: noReportBegun };

interface Props {
  readonly booking: Booking;
  readonly found: FoundAtCheckIn;
  readonly onChange: (update: Update<FoundAtCheckIn>) => void;
}

/** What is known stands on the drawing and is seen again; what is new is reported. Neither is required. */
export function DamageAtCheckIn({ booking, found, onChange }: Props) {
  const text = useText();
  return (
    <Panel title={text('checkIn.damage')}>
      <div className="grid gap-4">
        <KnownDamageList
          bookingId={booking.id}
          confirmed={found.confirmed}
          onConfirm={(confirmed) => onChange((latest) => ({ ...latest, confirmed }))}
        />
        <p className="font-semibold">{text('checkIn.newDamage')}</p>
        <DamageReports booking={booking} findings={found} folded onChange={onChange} />
      </div>
    </Panel>
  );
}
