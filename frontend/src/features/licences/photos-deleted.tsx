import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { OwnLicence } from '../../lib/http/answers.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useTimes } from '../../lib/time/use-times.js';
import { useZone } from '../../lib/time/zone.js';

/** Says where photos were that they were deleted; nothing while they exist. */
export function PhotosDeleted({ licence: { photosDeletedAt } }: { licence: OwnLicence }) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  if (photosDeletedAt === null) return null;
  return (
    <p className="text-soft">{text('licence.photosDeleted', { date: times.fullDay(dayOf(photosDeletedAt, zone)) })}</p>
  );
}
