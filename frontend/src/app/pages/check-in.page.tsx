import { useParams } from 'react-router';
import { CheckInScreen } from '../../features/booking/check-in/check-in-screen.js';
import { SignedInOnly } from './signed-in-only.js';

export function CheckInPage() {
  const { bookingId = '' } = useParams();
  return (
    <SignedInOnly>
      <CheckInScreen key={bookingId} bookingId={bookingId} />
    </SignedInOnly>
  );
}
