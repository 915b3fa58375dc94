import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Changes } from '../../../lib/device/use-device-draft.js';
import { api, idempotent } from '../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { isUnanswered } from '../../../lib/http/problem.js';
import { type CheckedDraft, nothingChecked, useShown } from '../checks/said.js';
import { checklistSent, useAnswered } from '../checks/use-answered.js';
import { useChecklistOfVehicle } from './use-checklist-of-vehicle.js';

type Checked = Omit<CheckedDraft, 'edition'>;

/** The checklist of a vehicle that is taken without a booking, as it is filled in. */
export function useEmergencyChecklist(vehicleId: string) {
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<Checked>(nothingChecked);
  const { edition, error, retry } = useChecklistOfVehicle(vehicleId);
  const draft = { ...checked, edition: edition ?? null };
  const checklist = useShown(draft.edition);
  const answered = useAnswered(checklist, draft, 'check-in');
  const sent = checklistSent(draft, answered.answers);
  /** What had no answer is sent again under the same key, so that another tap reports nothing twice. */
  const unanswered = useRef<{ readonly entered: string; readonly key: string }>(undefined);
  const stop = useMutation({
    mutationFn: async () => {
      const { checklistEdition = null, checklistAnswers = [] } = sent;
      const body = { vehicleId, checklistEdition, checklistAnswers };
      const entered = JSON.stringify(body);
      if (unanswered.current?.entered !== entered) unanswered.current = { entered, key: newIdempotencyKey() };
      await api.POST('/api/bookings/emergency/unfit', { body, headers: idempotent(unanswered.current.key) });
    },
    onSettled: (_nothing, failed) => {
      if (!isUnanswered(failed)) unanswered.current = undefined;
      return queryClient.invalidateQueries({ queryKey: keys.vehicles });
    },
  });
  return {
    /** Of the vehicle; what it asks is not known before. */
    isKnown: edition !== undefined,
    error,
    retry,
    checklist,
    draft,
    answered,
    sent,
    stop,
    change: (changes: Changes<Checked>) =>
      setChecked((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    /** They were seen on another vehicle. */
    reset: () => setChecked(nothingChecked),
  };
}
