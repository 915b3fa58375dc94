import { paths } from '../../config/paths.js';
import { useText } from '../../lib/i18n/use-text.js';
import { LinkButton } from '../../ui/link-button.js';
import { PageTitle } from '../../ui/content/page-title.js';
import styles from './message.module.css';

export function NotFoundPage() {
  const text = useText();
  return (
    <div className={styles.message}>
      <PageTitle title={text('notFound.title')} />
      <p>{text('notFound.hint')}</p>
      <LinkButton to={paths.home}>{text('notFound.home')}</LinkButton>
    </div>
  );
}
