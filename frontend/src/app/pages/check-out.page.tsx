import { useParams } from 'react-router';
import { CheckOutScreen } from '../../features/booking/check-out/check-out-screen.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';
import { SignedInOnly } from './signed-in-only.js';

const words = ['atVehicle', 'checks', 'damage-photos', 'joint-handover', 'parking'] as const;
const CheckOut = lazyScreen(async () => CheckOutOfAddress, words);

export function CheckOutPage() {
  return (
    <SignedInOnly>
      <CheckOut />
    </SignedInOnly>
  );
}

function CheckOutOfAddress() {
  const { bookingId = '' } = useParams();
  return <CheckOutScreen key={bookingId} bookingId={bookingId} />;
}
