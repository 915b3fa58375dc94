import { useParams } from 'react-router';
import { SignAgreementScreen } from '../../features/booking/sign-agreement/sign-agreement-screen.js';
import { SignedInOnly } from './signed-in-only.js';

export function SignaturePage() {
  const { bookingId = '' } = useParams();
  return (
    <SignedInOnly>
      <SignAgreementScreen key={bookingId} bookingId={bookingId} />
    </SignedInOnly>
  );
}
