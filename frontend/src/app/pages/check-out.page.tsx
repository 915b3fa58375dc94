import { useParams } from 'react-router';
import { CheckOutScreen } from '../../features/booking/check-out/check-out-screen.js';
import { SignedInOnly } from './signed-in-only.js';

export function CheckOutPage() {
  const { bookingId = '' } = useParams();
  return (
    <SignedInOnly>
      <CheckOutScreen key={bookingId} bookingId={bookingId} />
    </SignedInOnly>
  );
}
