import type { MicrosoftOutcome } from '@rigbook/contracts/auth/microsoft.words';
import { useEffect, useState } from 'react';
import { waitingMark } from '../../../features/auth/sign-in/waiting-mark.js';
import { VehicleGrid } from '../../../features/fleet/vehicle-grid/vehicle-grid.js';
import { useIsReachable } from '../../../lib/connection/use-connection.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { Logo } from '../../../ui/logo.js';
import { Notice } from '../../../ui/content/notice.js';
import { dismissToast } from '../../../ui/toasts/toast-store.js';
import styles from './signed-out-home.module.css';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { whenIdle } from '../../../lib/lazy/when-idle.js';
import { useBookParameter } from './use-book-parameter.js';

const SignIn = lazyDialog(async () => (await import('../../../features/auth/sign-in/sign-in.js')).SignIn);

const points = [
  { id: 'point1', icon: 'clock' },
  { id: 'point2', icon: 'pen' },
  { id: 'point3', icon: 'clipboard' },
] as const satisfies readonly { id: string; icon: IconName }[];

/** A visitor's home. Choosing a vehicle leads through the sign-in to its calendar. */
export function SignedOutHome({ outcome }: { outcome: MicrosoftOutcome | undefined }) {
  const text = useText();
  const booking = useBookParameter();
  const reachable = useIsReachable();
  const [asked, setAsked] = useState(waitingMark.isSet);
  useEffect(() => whenIdle(SignIn.prefetch), []);

  return (
    <>
      <section className={styles.hero}>
        <Logo size={88} turning seconds={2.5} />
        <h1>{text('landing.title')}</h1>
        <p className="max-w-[46ch] text-soft text-xl">{text('landing.lead')}</p>
        <Button
          look="primary"
          onClick={() => {
            dismissToast(); // on a phone it would cover the dialog's first field
            setAsked(true);
          }}
        >
          {text('signIn.open')}
        </Button>
        {!reachable && <p className="font-semibold">{text('landing.offline')}</p>}
        {outcome !== undefined && (
          <div className="max-w-[64ch] text-start">
            <Notice hue="yellow" icon="info">
              <p>{text(`microsoftOutcome.${outcome}`)}</p>
            </Notice>
          </div>
        )}
      </section>
      <ul className={styles.points}>
        {points.map(({ id, icon }) => (
          <li key={id}>
            <Icon name={icon} size={24} />
            <h2>{text(`landing.${id}.title`)}</h2>
            <p>{text(`landing.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="fleet">
        <h2 id="fleet" className="mt-8 mb-4">
          {text('fleet.title')}
        </h2>
        <VehicleGrid onBook={booking.open} />
      </section>
      {(asked || booking.vehicleId !== null) && (
        <SignIn
          onSignedIn={() => setAsked(false)}
          onClose={() => {
            setAsked(false);
            booking.close();
          }}
        />
      )}
    </>
  );
}
