import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { env } from '../../../../config/env.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { refreshAfterDecision } from '../api/decisions.js';
import { EraseDialog } from '../shared/erase-dialog.js';

interface Props {
  readonly bookingId: string;
  readonly photoId: string;
  readonly onClose: () => void;
}

/** Shows the photo that is to go. */
export function ErasePhotoDialog({ bookingId, photoId, onClose }: Props) {
  const text = useText();
  const [because, setBecause] = useState<TextErasureReason>();
  const erase = useErasePhoto(bookingId, photoId, because ?? '');
  return (
    <EraseDialog
      title={text('erasePhoto.title')}
      explanation={text('erasePhoto.explanation')}
      because={because}
      onChoose={setBecause}
      erase={erase.mutateAsync}
      command={erase}
      failedTitle={text('erasePhoto.failed')}
      doneTitle={text('erasePhoto.done')}
      onClose={onClose}
    >
      <img
        className="w-full max-h-60 object-contain"
        src={`${env.apiOrigin}/api/bookings/${bookingId}/damage-photos/${photoId}`}
        alt={text('erasePhoto.shown')}
      />
    </EraseDialog>
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
