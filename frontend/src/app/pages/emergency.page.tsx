import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { AgreementText } from '../../features/agreement/read-agreement/agreement-text.js';
import { useSession } from '../../features/auth/use-session.js';
import { EmergencyScreen } from '../../features/booking/emergency/emergency-screen.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';
import { SignedInOnly } from './signed-in-only.js';

const words = ['emergency', 'agreement', 'atVehicle', 'checks', 'damage-photos'] as const;
const Emergency = lazyScreen(async () => EmergencyOfPerson, words);

export function EmergencyPage() {
  return (
    <SignedInOnly>
      <Emergency />
    </SignedInOnly>
  );
}

function EmergencyOfPerson() {
  const user = useSession();
  return user ? <EmergencyScreen user={user} agreement={<AgreementText edition={currentEdition} />} /> : null;
}
