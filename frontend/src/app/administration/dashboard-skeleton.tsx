import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../lib/i18n/language.js';
import { useText } from '../../lib/i18n/use-text.js';
import { PageTitle } from '../../ui/content/page-title.js';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.js';
import { bringDesk } from './bring-desk.js';
import { useDashboardTitle } from './dashboard-title.js';

/** Says which page opens, and then asks for its files and those of the desk. */
export function DashboardSkeleton() {
  const text = useText();
  const title = useDashboardTitle();
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  useEffect(() => void bringDesk(pathname, new URLSearchParams(search), language), [pathname, search, language]);
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
