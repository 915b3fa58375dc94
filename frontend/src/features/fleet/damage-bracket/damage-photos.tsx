import { useQuery } from '@tanstack/react-query';
import { env } from '../../../config/env.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { PhotoLink } from '../../../ui/content/photo-link.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { photosOfDamageQuery } from './damage-matters.js';

interface Props {
  readonly damageId: string;
  /** what somebody saw there before; null: of the report */
  readonly sightingId: string | null;
}

/** The photos of the report, or of what was seen there before; those that are still to come or were erased are said to be. */
export function DamagePhotos({ damageId, sightingId }: Props) {
  const text = useText();
  const { data = [], error, refetch } = useQuery(photosOfDamageQuery(damageId));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  const photos = data.filter((photo) => photo.sightingId === sightingId);
  if (photos.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2 mt-3" aria-label={text('bracket.photos')}>
      {photos.map(({ id, state }, nth) => (
        <li key={id}>
          {state === 'here' ? (
            <PhotoLink
              address={`${env.apiOrigin}/api/damage/${damageId}/photos/${id}`}
              alt={text('bracket.photo.here', { number: nth + 1 })}
            />
          ) : (
            <p className="text-soft text-sm">{text(`bracket.photo.${state}`, { number: nth + 1 })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
