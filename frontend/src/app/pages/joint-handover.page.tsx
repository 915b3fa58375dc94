import { useParams } from 'react-router';
import { HandOverScreen } from '../../features/booking/joint-handover/hand-over-screen.js';
import { TakeOverScreen } from '../../features/booking/joint-handover/take-over-screen.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';
import { SignedInOnly } from './signed-in-only.js';

const words = ['atVehicle', 'checks', 'damage-photos', 'joint-handover', 'parking'] as const;
const HandOver = lazyScreen(async () => HandOverOfAddress, words);
const TakeOver = lazyScreen(async () => TakeOverScreen, words);

export function HandOverPage() {
  return (
    <SignedInOnly>
      <HandOver />
    </SignedInOnly>
  );
}

export function TakeOverPage() {
  return (
    <SignedInOnly>
      <TakeOver />
    </SignedInOnly>
  );
}

function HandOverOfAddress() {
  const { bookingId = '' } = useParams();
  return <HandOverScreen key={bookingId} bookingId={bookingId} />;
}
