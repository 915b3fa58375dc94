import { useParams } from 'react-router';
import { SignAgreementScreen } from '../../features/booking/sign-agreement/sign-agreement-screen.js';
import { SignedInOnly } from './signed-in-only.js';
import { LazyScreen } from './lazy-screen.js';

const words = ['agreement'] as const;
const screen = async () => SignatureOfAddress;

export function SignaturePage() {
  return (
    <SignedInOnly>
      <LazyScreen screen={screen} words={words} />
    </SignedInOnly>
  );
}

function SignatureOfAddress() {
  const { bookingId = '' } = useParams();
  return <SignAgreementScreen key={bookingId} bookingId={bookingId} />;
}
