import { photosRequiredMessage } from '@rigbook/contracts/licences/photo.limits';
import { photoSides, type PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { useSentence } from '../../../lib/i18n/use-sentence.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../ui/dialog.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useSubmitLicence } from '../api/submit-licence.js';
import { PhotosDeleted } from '../photos-deleted.js';
import { PhotoDialog } from '../upload-photo/photo-dialog.js';
import { PhotoSlot } from '../upload-photo/photo-slot.js';
import { usePhotoUpload, type PhotoUpload } from '../upload-photo/use-photo-upload.js';
import { useQuery } from '@tanstack/react-query';
import { useTimes } from '../../../lib/time/use-times.js';
import { ownLicenceQuery } from '../api/get-own-licence.js';

interface Props {
  /** Follows the completed profile. After the first sign-in it stays open until both photos are uploaded (docs/domain.md#licences). */
  readonly firstTime: boolean;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** Two photos of the driving license, each with its upload dialog, and their submission. */
export function VerifyLicenceDialog({ firstTime, onClose, onLogout }: Props) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const [open, setOpen] = useState<PhotoSide>();

  const uploaded = (side: PhotoSide) => {
    showToast({ title: text(`licence.uploaded.${side}`), tone: 'success' });
    setOpen((shown) => (shown === side ? undefined : shown));
  };
  const uploads: Readonly<Record<PhotoSide, PhotoUpload>> = {
    front: usePhotoUpload(() => uploaded('front')),
    back: usePhotoUpload(() => uploaded('back')),
  };
  const [front, back] = [uploads.front.photo, uploads.back.photo];
  const photos =
    front.stage === 'uploaded' && back.stage === 'uploaded'
      ? { frontPhotoURL: front.uploadURL, backPhotoURL: back.uploadURL }
      : undefined;
  const dismissible = !firstTime || photos !== undefined;
  const submitLicence = useSubmitLicence(useIdempotencyKey(JSON.stringify(photos)));

  const pick = (side: PhotoSide) => (files: readonly File[]) => {
    setOpen(side);
    uploads[side].choose(files);
  };

  const submit = async () => {
    if (photos === undefined) {
      showToast({
        title: text('licence.photosRequired'),
        description: sentence(photosRequiredMessage),
        tone: 'destructive',
      });
      return;
    }
    if (!(await attempt(submitLicence.mutateAsync(photos), text('licence.failed')))) return;
    showToast({ title: text('licence.submitted'), description: text('licence.submittedDetail'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('licence.title')} width={640} onClose={dismissible ? onClose : undefined}>
      <DialogForm onSubmit={submit}>
        <p>{text('licence.lead')}</p>
        {firstTime ? (
          <Notice hue="green" icon="check">
            <p>{text('profile.completed')}</p>
          </Notice>
        ) : (
          <LicenceSoFar />
        )}
        <div className="grid gap-6 sm:grid-cols-[1fr_1fr]">
          {photoSides.map((side) => (
            <PhotoSlot key={side} side={side} upload={uploads[side]} onPick={pick(side)} onOpen={() => setOpen(side)} />
          ))}
        </div>
        <Refusal error={submitLicence.error} />
        <Actions>
          {dismissible ? (
            <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          ) : (
            <Button look="quiet" onClick={onLogout}>
              {text('shell.logout')}
            </Button>
          )}
          <Button look="primary" type="submit" aria-disabled={photos === undefined} busy={submitLicence.isPending}>
            {text(submitLicence.isPending ? 'licence.submitting' : 'licence.submit')}
          </Button>
        </Actions>
      </DialogForm>
      {open !== undefined && (
        <PhotoDialog side={open} upload={uploads[open]} onPick={pick(open)} onClose={() => setOpen(undefined)} />
      )}
    </Dialog>
  );
}

/** The status of photos submitted before. */
function LicenceSoFar() {
  const text = useText();
  const times = useTimes();
  const licence = useQuery(ownLicenceQuery).data;
  if (licence?.status === 'pending' && licence.submittedAt !== null)
    return (
      <Notice hue="violet" icon="clock">
        <p>{text('licence.replacesPending', { time: times.instantInSentence(licence.submittedAt) })}</p>
      </Notice>
    );
  if (licence?.status === 'rejected')
    return (
      <Notice hue="red" icon="alert" title={text('licence.rejected')}>
        {licence.notes !== null && <p dir="auto">{licence.notes}</p>}
        <PhotosDeleted licence={licence} />
      </Notice>
    );
  return licence ? <PhotosDeleted licence={licence} /> : null;
}
