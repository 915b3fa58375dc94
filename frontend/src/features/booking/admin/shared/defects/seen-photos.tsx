import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { env } from '../../../../../config/env.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { Button } from '../../../../../ui/button.js';
import { PhotoLink } from '../../../../../ui/content/photo-link.js';
import { ErrorScreen } from '../../../../../ui/feedback/error-screen.js';
import { lazyDialog } from '../../../../../ui/lazy/lazy-dialog.js';
import { seenPhotosQuery } from '../../api/defects.js';

const EraseSeenDialog = lazyDialog(async () => (await import('./erase-seen-dialog.js')).EraseSeenDialog, ['history']);

/** The photos of what somebody saw who did not have the vehicle; those that are still to come or were erased are said to be. */
export function SeenPhotos({ defectId }: { readonly defectId: string }) {
  const text = useText();
  const { data: photos, error, refetch } = useQuery(seenPhotosQuery(defectId));
  const [erasing, setErasing] = useState<string>();
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (photos === undefined) return null;
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 max-w-120" aria-label={text('upkeep.seenPhotos')}>
        {photos.map(({ id, state }, nth) => (
          <li key={id} className="grid gap-1 justify-items-start">
            {state === 'here' ? (
              <>
                <PhotoLink
                  address={photoAddress(defectId, id)}
                  alt={text('upkeep.seenPhoto.here', { number: nth + 1 })}
                />
                <Button
                  small
                  danger
                  look="quiet"
                  aria-label={text('upkeep.erasePhotoNamed', { number: nth + 1 })}
                  onClick={() => setErasing(id)}
                >
                  {text('upkeep.erase')}
                </Button>
              </>
            ) : (
              <span className="text-soft text-sm">{text(`upkeep.seenPhoto.${state}`, { number: nth + 1 })}</span>
            )}
          </li>
        ))}
      </ul>
      {erasing !== undefined && (
        <EraseSeenDialog defectId={defectId} photoId={erasing} onClose={() => setErasing(undefined)} />
      )}
    </>
  );
}

const photoAddress = (defectId: string, photoId: string): string =>
  `${env.apiOrigin}/api/admin/defects/${defectId}/seen-photos/${photoId}`;
