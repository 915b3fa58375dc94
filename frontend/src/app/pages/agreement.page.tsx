import { useParams } from 'react-router';
import { AgreementScreen } from '../../features/agreement/read-agreement/agreement-screen.js';
import { SignedInOnly } from './signed-in-only.js';

export function AgreementPage() {
  const { bookingId = '' } = useParams();
  return (
    <SignedInOnly>
      <AgreementScreen key={bookingId} bookingId={bookingId} />
    </SignedInOnly>
  );
}
