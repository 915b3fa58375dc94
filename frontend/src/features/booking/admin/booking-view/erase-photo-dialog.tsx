import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { env } from '../../../../config/env.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Choice } from '../../../../ui/form/choice.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { refreshAfterDecision } from '../api/decisions.js';

interface Props {
  readonly bookingId: string;
  readonly photoId: string;
  readonly onClose: () => void;
}

/** Shows the photo and asks why it goes, since nothing brings it back. */
export function ErasePhotoDialog({ bookingId, photoId, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const [because, setBecause] = useState<TextErasureReason>();
  const [isMissing, setIsMissing] = useState(false);
  const erase = useErasePhoto(bookingId, photoId, because ?? '');
  const confirm = async () => {
    setIsMissing(because === undefined);
    if (because === undefined) return;
    if (!(await attempt(erase.mutateAsync(because), text('erasePhoto.failed')))) return;
    showToast({ title: text('erasePhoto.done'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('erasePhoto.title')} width={460} onClose={onClose}>
      <p>{text('erasePhoto.explanation')}</p>
      <img
        className="w-full max-h-60 object-contain"
        src={`${env.apiOrigin}/api/bookings/${bookingId}/damage-photos/${photoId}`}
        alt={text('erasePhoto.shown')}
      />
      <Choice
        label={text('eraseText.why')}
        error={isMissing ? text('eraseText.whyMissing') : undefined}
        placeholder={text('eraseText.choose')}
        value={because}
        options={textErasureReasons.map((value) => ({ value, label: text(`textErasure.${value}`) }))}
        onChange={(reason) => {
          setBecause(reason);
          setIsMissing(false);
        }}
      />
      <Refusal error={erase.error} />
      <Actions>
        <Button onClick={onClose}>{text('eraseText.keep')}</Button>
        <Button look="primary" danger busy={erase.isPending} onClick={() => void confirm()}>
          {text('eraseText.confirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}

function useErasePhoto(bookingId: string, photoId: string, content: string) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey(content);
  return useMutation({
    mutationFn: (because: TextErasureReason) =>
      bodyOf(
        api.POST('/api/admin/bookings/{id}/damage-photos/{photoId}/erasure', {
          params: { path: { id: bookingId, photoId } },
          body: { because },
          headers: idempotent(key),
        }),
      ),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.damagePhotos(bookingId) }),
        refreshAfterDecision(queryClient),
      ]),
  });
}
