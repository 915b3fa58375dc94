import { useQuery } from '@tanstack/react-query';
import type { components } from '@rigbook/contracts/api.types';
import { env } from '../../../config/env.js';
import type { Answer } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Part } from '../../../ui/content/part.js';
import { PhotoLink } from '../../../ui/content/photo-link.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';

type DamagePhoto = Answer<components['schemas']['DamagePhoto']>;

const photosQuery = (bookingId: string) => ({
  queryKey: keys.damagePhotos(bookingId),
  queryFn: (): Promise<readonly DamagePhoto[]> =>
    bodyOf(api.GET('/api/bookings/{id}/damage-photos', { params: { path: { id: bookingId } } })),
});

/** The photos of the damage that was reported with a booking; those that are still to come or were erased are said to be. */
export function DamagePhotos({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  const { data: photos, error, refetch } = useQuery(photosQuery(bookingId));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (photos === undefined || photos.length === 0) return null;
  return (
    <Part title={text('view.damagePhotos')}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {photos.map((photo, nth) => (
          <li key={photo.id}>
            <Photo bookingId={bookingId} photo={photo} number={nth + 1} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface PhotoProps {
  readonly bookingId: string;
  readonly photo: DamagePhoto;
  readonly number: number;
}

function Photo({ bookingId, photo: { id, state }, number }: PhotoProps) {
  const text = useText();
  if (state !== 'here') return <p className="text-soft text-sm">{text(`view.damagePhoto.${state}`, { number })}</p>;
  const address = `${env.apiOrigin}/api/bookings/${bookingId}/damage-photos/${id}`;
  return <PhotoLink address={address} alt={text('view.damagePhoto.here', { number })} />;
}
