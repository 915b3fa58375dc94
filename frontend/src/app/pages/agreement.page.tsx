import { useParams } from 'react-router';
import { AgreementScreen } from '../../features/agreement/read-agreement/agreement-screen.js';
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
  return <AgreementScreen key={bookingId} bookingId={bookingId} />;
}
