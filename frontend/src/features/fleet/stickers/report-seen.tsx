import type { DamagePlace } from '@rigbook/contracts/booking/shift/damage-places.words';
import { MOST_PHOTOS_SEEN } from '@rigbook/contracts/fleet/seen.limits';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Vehicle } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { AntdRoot } from '../../../ui/theme/antd-root.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { PhotoField } from '../shared/photos/photo-field.js';
import { PlaceField } from '../shared/vehicle-drawing/place-field.js';
import { VehicleDrawing } from '../shared/vehicle-drawing/vehicle-drawing.js';

interface Props {
  readonly vehicle: Vehicle;
}

interface Written {
  readonly words: string;
  readonly place: DamagePlace | '';
  readonly photoIds: readonly DamagePhotoId[];
}
const nothingWritten: Written = { words: '', place: '', photoIds: [] };

/** For everybody who stands before the vehicle: one report after another. */
export function ReportSeen({ vehicle }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{text('sticker.report')}</Button>
      </div>
    );
  const done = () => {
    setSent(sent + 1);
    setOpen(false);
  };
  // the page is for strangers too, and begins without antd
  return (
    <AntdRoot>
      <Report key={sent} vehicle={vehicle} onDone={done} onClose={() => setOpen(false)} />
    </AntdRoot>
  );
}

interface ReportProps extends Props {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Kept on the device until it is sent. */
function Report({ vehicle, onDone, onClose }: ReportProps) {
  const text = useText();
  const attempt = useAttempt();
  const queryClient = useQueryClient();
  const { draft, idempotencyKey, change, forget } = useDeviceDraft(`seen.${vehicle.id}`, nothingWritten);
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { words, place, photoIds } = draft;
  const isTakingPhotos = useIsTakingPhotos();
  const isMissing = words.trim() === '';
  const report = useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/api/vehicles/{id}/seen', {
          params: { path: { id: vehicle.id }, header: idempotent(idempotencyKey) },
          body: { words, place: place || null, ...(photoIds.length > 0 && { photoIds: [...photoIds] }) },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/admin/defects'] }),
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) return focusOn(form.current?.querySelector<HTMLElement>('textarea'));
    if (!(await attempt(report.mutateAsync(), text('sticker.notReported')))) return;
    forget();
    void photoQueue.handIn(photoIds);
    showToast({ title: text('sticker.reported'), description: text('sticker.reportedDetail'), tone: 'success' });
    onDone();
  };
  return (
    <Panel title={text('sticker.report')}>
      <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-soft">{text('sticker.reportLead')}</p>
        <FreeTextField
          label={text('sticker.seen')}
          hint={text('sticker.seenHint')}
          error={asked && isMissing ? text('sticker.seenMissing') : undefined}
          most={textLimits.defectWords}
          value={words}
          onChange={(typed) => change({ words: typed })}
        />
        <VehicleDrawing vehicle={vehicle} chosen={place} onChoose={(chosen) => change({ place: chosen })} />
        <PlaceField
          label={text('sticker.place')}
          hint={text('sticker.placeHint')}
          none={text('sticker.noPlace')}
          place={place}
          onChange={(chosen) => change({ place: chosen })}
        />
        <PhotoField
          of={{ seenAt: vehicle.id }}
          most={MOST_PHOTOS_SEEN}
          photoIds={photoIds}
          onChange={(update) => change((latest) => ({ photoIds: update(latest.photoIds) }))}
        />
        <Refusal error={report.error} />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" type="submit" busy={report.isPending || isTakingPhotos}>
            {text('sticker.sendReport')}
          </Button>
          <Button onClick={onClose}>{text('sticker.notNow')}</Button>
        </div>
      </form>
    </Panel>
  );
}
