import { useParams } from 'react-router';
import { SignAgreementScreen } from '../../features/booking/sign-agreement/sign-agreement-screen.js';
import { SignedInOnly } from './signed-in-only.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';

const words = ['agreement', 'atVehicle'] as const;
const Signature = lazyScreen(async () => SignatureOfAddress, words);

export function SignaturePage() {
  return (
    <SignedInOnly>
      <Signature />
    </SignedInOnly>
  );
}

function SignatureOfAddress() {
  const { bookingId = '' } = useParams();
  return <SignAgreementScreen key={bookingId} bookingId={bookingId} />;
}
