import { useParams } from 'react-router';
import { AgreementScreen } from '../../features/agreement/read-agreement/agreement-screen.js';
import { Paper } from '../paper/paper.js';
import { SignedInOnly } from './signed-in-only.js';
import { LazyScreen } from './lazy-screen.js';

const words = ['agreement'] as const;
const screen = async () => AgreementOfAddress;

export function AgreementPage() {
  return (
    <SignedInOnly>
      <Paper>
        <LazyScreen screen={screen} words={words} />
      </Paper>
    </SignedInOnly>
  );
}

function AgreementOfAddress() {
  const { bookingId = '' } = useParams();
  return <AgreementScreen key={bookingId} bookingId={bookingId} />;
}
