import { DossierButton } from './shared/dossier-button.js';
import { BookingHistory } from './booking-history.js';

/** The history as auditors and administrators see it: they may export it with proof. */
export function AuditedHistory() {
  return <BookingHistory tools={(bookingId) => <DossierButton bookingId={bookingId} />} />;
}
