import type { PushSettings } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import styles from '../account/account-section.module.css';
import { useDeviceName } from '../shared/devices/device-name.js';
import { useSwitchOff } from './push-api.js';

/** Where else the person gets push messages. */
export function OtherDevices({ devices }: { readonly devices: PushSettings['devices'] }) {
  const text = useText();
  const times = useTimes();
  const nameOf = useDeviceName();
  const attempt = useAttempt();
  const off = useSwitchOff();
  if (devices.length === 0) return null;

  const switchOff = async (device: (typeof devices)[number]) => {
    if (await attempt(off.mutateAsync(device), text('push.offFailed')))
      showToast({ title: text('push.switchedOff'), description: nameOf(device), tone: 'success' });
  };
  return (
    <>
      <h4>{text('push.others')}</h4>
      <ul className={styles.list}>
        {devices.map((device) => (
          <li key={device.id} className={styles.item}>
            <div>
              <bdi>{nameOf(device)}</bdi>
              <p className="text-soft text-md">
                {text('push.since', { at: times.instantInSentence(device.switchedOnAt) })}
              </p>
            </div>
            <Button
              look="quiet"
              danger
              busy={off.isPending && off.variables.id === device.id}
              aria-label={text('push.endNamed', { device: nameOf(device) })}
              onClick={() => void switchOff(device)}
            >
              {text('push.end')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
