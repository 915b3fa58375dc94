import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { ownLicenceQuery } from './get-own-licence.js';

export interface LicencePhotos {
  /** The addresses of the uploaded photos. */
  readonly frontPhotoURL: string;
  readonly backPhotoURL: string;
}

/** Submits both photos; the person is no longer a newcomer. */
export function useSubmitLicence(idempotencyKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (photos: LicencePhotos) =>
      bodyOf(api.POST('/api/license-verification', { body: photos, headers: idempotent(idempotencyKey) })),
    onSuccess: (licence) => {
      queryClient.setQueryData(ownLicenceQuery.queryKey, licence);
      return queryClient.invalidateQueries({ queryKey: keys.currentUser });
    },
  });
}
