import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { MOST_PAPERS_OF_SERVICE } from '@rigbook/contracts/fleet/service-paper.words';
import { PHOTO_MAX_BYTES } from '@rigbook/contracts/licences/photo.limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { env } from '../../../../config/env.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { reducePhoto } from '../../../../lib/photos/reduce-photo.js';
import { sendFile } from '../../../../lib/photos/send-photo.js';

export const PDF = 'application/pdf';

/** A paper that was chosen, with the id under which the server keeps it: sent again, it is kept once. */
export interface ChosenPaper {
  readonly id: string;
  readonly file: File;
  /** Why the last attempt to send it failed. */
  readonly failure?: unknown;
}

export const chosenPaper = (file: File): ChosenPaper => ({ id: crypto.randomUUID(), file });

// some devices do not know what a PDF is
const isPdf = ({ type, name }: File): boolean => type === PDF || (type === '' && /\.pdf$/i.test(name));

/** Photos are made smaller before they are sent. */
export const isTooLarge = ({ file }: ChosenPaper): boolean => isPdf(file) && file.size > PHOTO_MAX_BYTES;

export const canBeSent = (papers: readonly ChosenPaper[]): boolean =>
  papers.length <= MOST_PAPERS_OF_SERVICE && !papers.some(isTooLarge);

export interface OfService {
  readonly vehicleId: string;
  readonly serviceId: string;
}

/** Uploads a paper and hands it in. A photo is made smaller first; a PDF is sent as it is. */
const sendPaper = ({ vehicleId, serviceId }: OfService, { id, file }: ChosenPaper): Promise<void> =>
  sendFile(file, {
    content: async () => (isPdf(file) ? file.slice(0, file.size, PDF) : reducePhoto(file)),
    issue: () => api.POST('/api/admin/objects/paper-upload'),
    handIn: (uploadURL) =>
      api.PUT('/api/admin/vehicles/{id}/services/{serviceId}/papers/{paperId}', {
        params: { path: { id: vehicleId, serviceId, paperId: id } },
        body: { uploadURL },
      }),
  });

interface Sending {
  readonly serviceId: string;
  readonly papers: readonly ChosenPaper[];
  readonly onSent?: (paper: ChosenPaper) => void;
}

/** One after the other; answers those that did not get through, each with its failure. What is too large is not tried. */
export function useSendPapers(vehicleId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ serviceId, papers, onSent }: Sending): Promise<readonly ChosenPaper[]> => {
      const left: ChosenPaper[] = [];
      for (const paper of papers)
        if (isTooLarge(paper)) left.push(paper);
        else
          try {
            await sendPaper({ vehicleId, serviceId }, paper);
            onSent?.(paper);
          } catch (failure) {
            left.push({ ...paper, failure });
          }
      return left;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...keys.adminVehicles, vehicleId, 'services'] }),
  });
}

export function useErasePaper(
  { paperId, vehicleId, serviceId }: OfService & { readonly paperId: string },
  content: string,
) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(content));
  return useMutation({
    mutationFn: (because: TextErasureReason) =>
      bodyOf(
        api.POST('/api/admin/vehicles/{id}/services/{serviceId}/papers/{paperId}/erasure', {
          params: { path: { id: vehicleId, serviceId, paperId } },
          body: { because },
          headers,
        }),
      ),
    // also after a refusal: somebody else may have erased it
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...keys.adminVehicles, vehicleId, 'services'] }),
  });
}

export const paperAddress = ({ vehicleId, serviceId }: OfService, paperId: string): string =>
  `${env.apiOrigin}/api/admin/vehicles/${vehicleId}/services/${serviceId}/papers/${paperId}`;
