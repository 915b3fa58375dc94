import { useParams } from 'react-router';
import { useSession } from '../../features/auth/use-session.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';
import { Paper } from '../paper/paper.js';
import { SignedInOnly } from './signed-in-only.js';

const words = ['damage-bracket'] as const;
const Damage = lazyScreen(
  async () => (await import('../../features/fleet/damage-bracket/damage-screen.js')).DamageScreen,
  words,
);
const OwnDamage = lazyScreen(
  async () => (await import('../../features/fleet/damage-bracket/own-damage-screen.js')).OwnDamageScreen,
  words,
);

export function DamagePage() {
  const { damageId = '' } = useParams();
  const session = useSession();
  return (
    <SignedInOnly>
      <Paper>
        <Damage key={damageId} damageId={damageId} settles={session?.isAdmin === true} />
      </Paper>
    </SignedInOnly>
  );
}

export function OwnDamagePage() {
  return (
    <SignedInOnly>
      <OwnDamage />
    </SignedInOnly>
  );
}
