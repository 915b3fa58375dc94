import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '../../features/auth/use-session.js';
import { AgreementScreen } from '../../features/agreement/read-agreement/agreement-screen.js';
import { myBookingsQuery } from '../../features/booking/api/my-bookings.js';
import { HeldVehicles } from '../../features/booking/shared/held-vehicles.js';
import { Paper } from '../paper/paper.js';
import { SignedInOnly } from './signed-in-only.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';

const words = ['agreement'] as const;
const Agreement = lazyScreen(async () => AgreementOfAddress, words);

export function AgreementPage() {
  return (
    <SignedInOnly>
      <Paper>
        <Agreement />
      </Paper>
    </SignedInOnly>
  );
}

function AgreementOfAddress() {
  const { bookingId = '' } = useParams();
  const { data: own } = useQuery(myBookingsQuery);
  const { unitNumber = '' } = useSession() ?? {};
  const listed = own?.find(({ id }) => id === bookingId);
  return (
    <>
      <div className="mb-4 empty:hidden print:hidden">
        <HeldVehicles bookingId={bookingId} />
      </div>
      <AgreementScreen key={bookingId} bookingId={bookingId} listed={listed} reader={unitNumber} />
    </>
  );
}
