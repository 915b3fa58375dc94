import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

// a type and not an interface: the client asks for an index signature, which a type has by itself
type Asked = {
  readonly params: { readonly path: { readonly id: string } };
  readonly parseAs: 'blob';
  readonly signal: AbortSignal;
};

const photoOf: Readonly<Record<PhotoSide, (asked: Asked) => Promise<{ readonly data?: Blob }>>> = {
  front: (asked) => api.GET('/api/admin/license-verifications/{id}/photos/front', asked),
  back: (asked) => api.GET('/api/admin/license-verifications/{id}/photos/back', asked),
};

/** An address of the browser's own that shows the photo; it belongs to who asked, and is forgotten when they go. */
export const licencePhotoQuery = (licenceId: string, side: PhotoSide) =>
  queryOptions({
    queryKey: keys.licencePhoto(licenceId, side),
    queryFn: async ({ signal }): Promise<string> => {
      const { data } = await photoOf[side]({ params: { path: { id: licenceId } }, parseAs: 'blob', signal });
      return URL.createObjectURL(data ?? new Blob());
    },
    gcTime: 0,
  });
