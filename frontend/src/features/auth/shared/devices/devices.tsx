import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { devicesQuery, type DevicesOf, useEndDevices } from '../../api/devices.js';
import { OneDevice } from './one-device.js';

/** Where a person is signed in or remembered. Each can be signed out, or all others at once. */
export function Devices({ of }: { readonly of: DevicesOf }) {
  const text = useText();
  const attempt = useAttempt();
  const { data: devices, error, refetch } = useQuery(devicesQuery(of));
  const end = useEndDevices(of);

  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (devices === undefined)
    return (
      <Skeleton label={text('devices.loading')}>
        <Bone height={48} />
      </Skeleton>
    );
  if (devices.length === 0) return <p className="text-soft">{text('devices.none')}</p>;

  const others = devices.filter(({ isThis }) => !isThis);
  const submit = async (...[wanted]: Parameters<typeof end.mutateAsync>) => {
    if (await attempt(end.mutateAsync(wanted), text('devices.failed')))
      showToast({ title: text(wanted === 'all others' ? 'devices.allEnded' : 'devices.ended'), tone: 'success' });
  };
  return (
    <>
      <ul className="justify-self-stretch">
        {devices.map((device) => (
          <OneDevice
            key={device.id}
            device={device}
            busy={end.isPending && end.variables === device}
            onEnd={() => void submit(device)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button danger busy={end.isPending && end.variables === 'all others'} onClick={() => void submit('all others')}>
          {text(others.length === devices.length ? 'devices.endAll' : 'devices.endOthers')}
        </Button>
      )}
    </>
  );
}
