import type { HistoryEntry } from '../../../lib/http/answers.js';
import { AgreementPart } from './agreement-part.js';
import { CheckInPart } from './check-in-part.js';
import { CheckOutPart, DamagePart } from './check-out-parts.js';
import { entryOf } from './entry-of.js';

interface Props {
  readonly bookingId: string;
  readonly history: readonly HistoryEntry[];
}

/** What was signed, and how the vehicle went out and came back; what did not happen is left out. */
export function ShiftParts({ bookingId, history }: Props) {
  const signed = entryOf(history, 'AgreementSigned');
  const checkedIn = entryOf(history, 'VehicleCheckedIn');
  const checkedOut = entryOf(history, 'VehicleCheckedOut');
  return (
    <>
      {signed && <AgreementPart bookingId={bookingId} signed={signed} />}
      {checkedIn && <CheckInPart checkedIn={checkedIn} />}
      {checkedOut && (
        <>
          <CheckOutPart checkedOut={checkedOut} leftWithKm={checkedIn?.facts.mileageKm} />
          <DamagePart reports={checkedOut.facts.damageReports} />
        </>
      )}
    </>
  );
}
