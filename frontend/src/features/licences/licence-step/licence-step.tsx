import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { OwnLicence } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { ownLicenceQuery } from '../api/get-own-licence.js';
import { PhotosDeleted } from '../photos-deleted.js';

/** The last step before a first booking: submitting the license, or waiting for its review. */
export function LicenceStep() {
  const text = useText();
  const { data: licence, error, refetch } = useQuery(ownLicenceQuery);
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (licence === undefined)
    return (
      <Skeleton label={text('licence.loading')}>
        <Bone height={88} />
      </Skeleton>
    );
  return (
    <div className="grid justify-items-start gap-3 max-sm:[&>a[class]]:w-full">
      <LicenceStatus licence={licence} />
    </div>
  );
}

function LicenceStatus({ licence }: { licence: OwnLicence }) {
  const text = useText();
  const times = useTimes();
  if (licence.status === 'pending' && licence.submittedAt !== null)
    return (
      <>
        <p className="text-xl font-semibold">
          {text('licence.step.pending', { time: times.instantInSentence(licence.submittedAt) })}
        </p>
        <p className="text-soft">{text('licence.step.pendingHint')}</p>
        <Link to={paths.licence} className="inline-flex items-center justify-self-start min-h-(--target)">
          {text('licence.step.replace')}
        </Link>
      </>
    );
  if (licence.status === 'rejected')
    return (
      <>
        <p className="text-xl font-semibold">{text('licence.rejected')}</p>
        {licence.notes !== null && (
          <Notice hue="red" icon="alert" title={text('licence.step.reason')}>
            <p dir="auto">{licence.notes}</p>
          </Notice>
        )}
        <PhotosDeleted licence={licence} />
        <LinkButton to={paths.licence}>{text('licence.step.again')}</LinkButton>
      </>
    );
  return (
    <>
      <p className="text-xl font-semibold">{text('licence.step.none')}</p>
      <p className="text-soft">{text('licence.step.noneHint')}</p>
      <LinkButton to={paths.licence}>{text('licence.step.do')}</LinkButton>
    </>
  );
}
