import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Notice } from '../../../ui/content/notice.js';
import { ownLicenceQuery } from '../api/get-own-licence.js';

/** What became of the photos that were handed in before. */
export function LicenceSoFar() {
  const text = useText();
  const times = useTimes();
  const licence = useQuery(ownLicenceQuery).data;
  if (licence?.status === 'pending' && licence.submittedAt !== null)
    return (
      <Notice hue="violet" icon="clock">
        <p>{text('licence.replacesPending', { time: times.instantInSentence(licence.submittedAt) })}</p>
      </Notice>
    );
  if (licence?.status === 'rejected')
    return (
      <Notice hue="red" icon="alert" title={text('licence.rejected')}>
        {licence.notes !== null && <p dir="auto">{licence.notes}</p>}
      </Notice>
    );
  return null;
}
