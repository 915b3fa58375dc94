import type { components } from '@rigbook/contracts/api.types';
import type { Checklist, ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';

type Edition = Answer<components['schemas']['ChecklistEdition']>;
export type EditionOfType = Answer<components['schemas']['EditionOfType']>;

/** Below the vehicles, so that what reads them again reads this again. */
const editionsKey = [...keys.adminVehicles, 'checklists'];

/** All editions of all types, drafts among them, the latest of each first; without what they ask. */
export const checklistsQuery = queryOptions({
  queryKey: editionsKey,
  queryFn: (): Promise<readonly EditionOfType[]> => bodyOf(api.GET('/api/admin/checklists')),
});

/** What an edition asks. A draft is another one each time it is saved; the one before stays until it is read. */
export const editionQuery = ({ id, draftedAt }: Pick<EditionOfType, 'id' | 'draftedAt'>) =>
  queryOptions({
    queryKey: [...editionsKey, id, draftedAt],
    queryFn: async () => bodyOf(api.GET('/api/admin/checklists/{id}', { params: { path: { id } } })),
    placeholderData: (before: Edition | undefined) => before,
  });

export interface OfChecklist {
  readonly vehicleType: string;
  readonly occasion: ChecklistOccasion;
  /** as it was when the screen was opened or the draft was saved, so that the server can tell what happened meanwhile */
  readonly seen: { readonly edition: number; readonly draftedAt: string | null };
}

type Draft = components['schemas']['DraftChecklist'];

export function useSaveDraft(of: OfChecklist) {
  const queryClient = useQueryClient();
  return useMutation({
    /** Answers when it was saved, as the next change names it. */
    mutationFn: async (content: Checklist): Promise<string> => {
      const saved = api.PUT('/api/admin/checklists/draft', { body: { ...of, ...content } as unknown as Draft });
      return (await bodyOf(saved)).draftedAt;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: editionsKey }),
  });
}

export function usePublish(of: OfChecklist) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(JSON.stringify(of)));
  return useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/api/admin/checklists/publication', { params: { header: headers }, headers, body: of })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: editionsKey }),
  });
}

export function useDiscardDraft(of: OfChecklist) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(JSON.stringify(of)));
  return useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/api/admin/checklists/draft/discarding', { params: { header: headers }, headers, body: of })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: editionsKey }),
  });
}
