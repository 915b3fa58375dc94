import { useLocation } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useSession } from '../../../features/auth/use-session.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Bone, DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { lazyScreen } from '../../../ui/lazy/lazy-screen.js';
import styles from './desk-skeleton.module.css';

export const wordsOfTitle = ['administration'] as const;
/** Small files, which come long before those of the desk. */
export const TitledSkeleton = lazyScreen(
  async () => (await import('../../administration/dashboard-skeleton.js')).DashboardSkeleton,
  wordsOfTitle,
);

/** What administration shows inside its frame until its page has loaded. */
export function AdminSkeleton() {
  const text = useText();
  const isAdmin = useSession()?.isAdmin === true;
  return isAdmin ? <TitledSkeleton /> : <DocumentSkeleton label={text('app.loading')} />;
}

/** The same with room for the menu of the desk: at the side, or a button above. */
export function DeskSkeleton() {
  const text = useText();
  if (useLocation().pathname === paths.audit) return <DocumentSkeleton label={text('app.loading')} />;
  return (
    <div className={styles.desk}>
      <div className={styles.menu}>
        <Bone height={640} />
      </div>
      <div>
        <AdminSkeleton />
      </div>
    </div>
  );
}
