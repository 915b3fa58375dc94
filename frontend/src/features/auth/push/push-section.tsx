import { useId } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import styles from '../account/account-section.module.css';
import { NotAllowed, NoWorker, pushAbility } from './browser-push.js';
import { OtherDevices } from './other-devices.js';
import { type PushState, usePush, useSwitchOff, useSwitchOn } from './push-api.js';
import { PushTypes } from './push-types.js';

const sentences = { blocked: 'push.blocked', 'home-screen': 'push.homeScreen', unable: 'push.unable' } as const;

/** Push messages: on this device, on the person's others, and of what. */
export function PushSection() {
  const text = useText();
  const titleId = useId();
  const { data: state, error, refetch } = usePush();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('push.title')}</h3>
      <p className="text-soft text-md">{text('push.hint')}</p>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : state === undefined ? (
        <Skeleton label={text('push.loading')}>
          <Bone height={48} />
        </Skeleton>
      ) : (
        <>
          <ThisDevice state={state} />
          <OtherDevices devices={state.devices.filter(({ isThis }) => !isThis)} />
          {(state.here !== undefined || state.devices.some(({ isThis }) => !isThis)) && (
            <PushTypes switchedOff={state.switchedOff} />
          )}
        </>
      )}
    </section>
  );
}

/** Why the browser did not subscribe; undefined if it did, or the server said why not. */
function reasonOf(error: unknown) {
  if (error instanceof NotAllowed) return 'push.notAllowed';
  if (error instanceof NoWorker) return 'push.noWorker';
  return error instanceof DOMException ? 'push.noService' : undefined;
}

function ThisDevice({ state: { here, haveEnded, serverKey } }: { readonly state: PushState }) {
  const text = useText();
  const attempt = useAttempt();
  const on = useSwitchOn();
  const off = useSwitchOff();
  const ability = pushAbility();
  if (ability !== 'able') return <p role="status">{text(sentences[ability])}</p>;

  const why = reasonOf(on.error);
  const switchOn = async () => {
    const command = on.mutateAsync(serverKey);
    const stopped = await command.then(() => undefined, reasonOf);
    if (await attempt(command, text('push.onFailed'), stopped && text(stopped)))
      showToast({ title: text('push.switchedOn'), tone: 'success' });
  };
  const switchOff = async () => {
    if (here && (await attempt(off.mutateAsync(here), text('push.offFailed'))))
      showToast({ title: text('push.switchedOff'), tone: 'success' });
  };
  return here ? (
    <>
      <p role="status">{text('push.on')}</p>
      <Button busy={off.isPending} onClick={() => void switchOff()}>
        {text(off.isPending ? 'push.switchingOff' : 'push.switchOff')}
      </Button>
    </>
  ) : (
    <>
      <p role="status">{text(haveEnded ? 'push.haveEnded' : 'push.off')}</p>
      <Button look="primary" busy={on.isPending} onClick={() => void switchOn()}>
        {text(on.isPending ? 'push.switchingOn' : 'push.switchOn')}
      </Button>
      {why !== undefined && (
        <p role="alert" className="text-(--danger) font-medium">
          {text(why)}
        </p>
      )}
    </>
  );
}
