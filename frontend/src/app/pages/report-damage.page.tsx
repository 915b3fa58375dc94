import { useParams } from 'react-router';
import { ReportDamageScreen } from '../../features/booking/report-damage/report-damage-screen.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';
import { SignedInOnly } from './signed-in-only.js';

const words = ['atVehicle', 'checks', 'damage-photos'] as const;
const ReportDamage = lazyScreen(async () => ReportOfAddress, words);

export function ReportDamagePage() {
  return (
    <SignedInOnly>
      <ReportDamage />
    </SignedInOnly>
  );
}

function ReportOfAddress() {
  const { bookingId = '' } = useParams();
  return <ReportDamageScreen key={bookingId} bookingId={bookingId} />;
}
