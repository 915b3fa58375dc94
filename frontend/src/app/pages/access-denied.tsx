import { Result } from 'antd';
import { useEffect } from 'react';
import { paths } from '../../config/paths.js';
import { useText, type MessageId } from '../../lib/i18n/use-text.js';
import { Icon } from '../../ui/icon.js';
import { LinkButton } from '../../ui/link-button.js';
import { useTabTitle } from '../../ui/content/page-title.js';
import { dismissToast, showToast } from '../../ui/toasts/toast-store.js';

interface Props {
  /** Who may see the screen. */
  readonly detail?: MessageId;
}

/** Shown instead of a screen that the person may not see, with a toast. */
export function AccessDenied({ detail = 'admin.deniedDetail' }: Props) {
  const text = useText();
  const title = text('admin.denied');
  const description = text(detail);
  useTabTitle(title);
  useEffect(() => {
    const told = showToast({ title, description, tone: 'destructive' });
    return () => dismissToast(told);
  }, [title, description]);
  return (
    <Result
      icon={<Icon name="lock" size={48} />}
      title={<h1>{title}</h1>}
      subTitle={description}
      extra={<LinkButton to={paths.home}>{text('admin.returnHome')}</LinkButton>}
    />
  );
}
