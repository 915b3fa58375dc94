import { useText } from '../../../lib/i18n/use-text.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useKeptPhotos } from '../../../lib/photos/use-kept-photos.js';
import { usePhotosOfTake } from '../api/sent-take.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { ReturnedReports } from '../../fleet/shared/reports/returned-reports.js';

export interface PhotosToComeProps {
  /** Reports of any vehicle that came back, too. */
  readonly andReports?: boolean;
}

/** How many photos of reports that were handed in are still on this device. They are sent meanwhile. */
export function PhotosToCome({ andReports = false }: PhotosToComeProps) {
  const text = useText();
  const photos = useKeptPhotos();
  usePhotosOfTake();
  const handedIn = photos.filter(({ isHandedIn }) => isHandedIn);
  const refused = handedIn.filter(({ refusal }) => refusal !== undefined);
  const isWithoutReport = refused.some(({ refusal }) => refusal === 'DAMAGE_PHOTO_NOT_EXPECTED');
  const why = isWithoutReport ? 'damagePhotos.withoutReportDetail' : 'damagePhotos.missingDetail';
  const toCome = handedIn.length - refused.length;
  return (
    <>
      {andReports && <ReturnedReports />}
      {toCome > 0 && (
        <Notice hue="blue" icon="image" title={text('damagePhotos.toCome', { count: toCome })} live>
          <p>{text('damagePhotos.toComeDetail', { count: toCome })}</p>
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice hue="orange" icon="alert" title={text('damagePhotos.missing', { count: refused.length })} live>
          <p className="mb-3">{text(why, { count: refused.length })}</p>
          <Button small onClick={() => refused.forEach(({ id }) => photoQueue.remove(id))}>
            {text('damagePhotos.understood')}
          </Button>
        </Notice>
      )}
    </>
  );
}
