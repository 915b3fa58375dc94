import { useText } from '../../lib/i18n/use-text.js';
import { PageTitle } from '../../ui/content/page-title.js';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.js';
import { useDashboardTitle } from './dashboard-title.js';

/** Says which page opens while its files and those of the desk still come. */
export function DashboardSkeleton() {
  const text = useText();
  const title = useDashboardTitle();
  return (
    <>
      {title !== undefined && <PageTitle title={title} />}
      <Skeleton label={text('admin.loading')}>
        <Bone height={96} />
        <Bone height={320} />
      </Skeleton>
    </>
  );
}
