import { DossierButton } from './shared/dossier-button.js';
import { BookingHistory } from './booking-history.js';

/** The history as auditors and administrators open it: they may take it away with its proof. */
export function AuditedHistory() {
  return <BookingHistory tools={(bookingId) => <DossierButton bookingId={bookingId} />} />;
}
