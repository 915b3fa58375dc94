import { useParams } from 'react-router';
import { CheckInScreen } from '../../features/booking/check-in/check-in-screen.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';
import { SignedInOnly } from './signed-in-only.js';

const words = ['atVehicle', 'checks', 'damage-photos', 'joint-handover', 'parking'] as const;
const CheckIn = lazyScreen(async () => CheckInOfAddress, words);

export function CheckInPage() {
  return (
    <SignedInOnly>
      <CheckIn />
    </SignedInOnly>
  );
}

function CheckInOfAddress() {
  const { bookingId = '' } = useParams();
  return <CheckInScreen key={bookingId} bookingId={bookingId} />;
}
