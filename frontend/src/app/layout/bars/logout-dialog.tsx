import { useSyncExternalStore } from 'react';
import { hasReports, useDeviceOwner } from '../../../lib/device/owned-storage.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { isReport } from '../../../lib/device/report-kind.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { Button } from '../../../ui/button.js';
import { Actions, PlainDialog } from '../../../ui/plain-dialog.js';

interface Props {
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before steps and photos that wait on this device are lost. Reports are not: they stay for their person. */
export function LogoutDialog({ isPending, onConfirm, onClose }: Props) {
  const text = useText();
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.all).filter(({ form }) => !isReport(form.kind));
  const photos = useSyncExternalStore(photoQueue.subscribe, () => photoQueue.lostAtSignOut().length);
  const reportsStay = hasReports(useDeviceOwner());
  const loses = photos > 0 || waiting.length > 0;
  return (
    <PlainDialog title={text(loses ? 'signOut.losesTitle' : 'reports.stayTitle')} width={440} onClose={onClose}>
      {photos > 0 && <p>{text('damagePhotos.loses', { count: photos })}</p>}
      {waiting.length > 0 && <p>{text('signOut.loses', { count: waiting.length })}</p>}
      <ul className="ps-5 list-disc font-semibold">
        {waiting.map(({ form: { kind, subject, idempotencyKey } }) => (
          <li key={idempotencyKey}>{text(`outbox.step.${kind}`, { vehicle: subject })}</li>
        ))}
      </ul>
      {reportsStay && <p>{text('reports.stay')}</p>}
      <Actions>
        <Button onClick={onClose}>{text('signOut.stay')}</Button>
        <Button look="primary" danger busy={isPending} onClick={onConfirm}>
          {text(loses ? 'signOut.lose' : 'reports.logOut')}
        </Button>
      </Actions>
    </PlainDialog>
  );
}
