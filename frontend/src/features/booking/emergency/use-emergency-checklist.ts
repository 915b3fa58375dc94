import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Changes } from '../../../lib/device/use-device-draft.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { type CheckedDraft, nothingChecked, useShown } from '../checks/said.js';
import { checklistSent, useAnswered } from '../checks/use-answered.js';

type Checked = Omit<CheckedDraft, 'edition'>;

/** The checklist of a vehicle that is taken without a booking; the sixteen items until the server has said otherwise. */
export function useEmergencyChecklist(vehicleId: string) {
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<Checked>(nothingChecked);
  const { data } = useQuery({
    queryKey: [...keys.vehicles, vehicleId, 'checklist'],
    queryFn: async () => bodyOf(api.GET('/api/vehicles/{id}/checklist', { params: { path: { id: vehicleId } } })),
  });
  const draft = { ...checked, edition: data?.checkIn ?? null };
  const checklist = useShown(draft.edition);
  const answered = useAnswered(checklist, draft, 'check-in');
  const sent = checklistSent(draft, answered.answers);
  const stop = useMutation({
    mutationFn: async () => {
      const { checklistEdition = null, checklistAnswers = [] } = sent;
      const body = { vehicleId, checklistEdition, checklistAnswers };
      await api.POST('/api/bookings/emergency/unfit', { body, headers: idempotent(newIdempotencyKey()) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.vehicles }),
  });
  return {
    checklist,
    draft,
    answered,
    sent,
    stop,
    change: (changes: Changes<Checked>) =>
      setChecked((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    /** They were seen on another vehicle. */
    reset: () => setChecked(nothingChecked),
    /** Photos that were taken before there was a booking. */
    handIn: (bookingId: string, photoIds: readonly DamagePhotoId[]) => photoQueue.handIn(photoIds, bookingId),
  };
}
