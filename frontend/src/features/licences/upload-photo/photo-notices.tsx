import { useIsReachable } from '../../../lib/connection/use-connection.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import styles from './upload-photo.module.css';
import type { PhotoNotice } from './use-photo-upload.js';

const looks = {
  error: { hue: 'orange', icon: 'alert' },
  success: { hue: 'green', icon: 'check' },
  info: { hue: 'blue', icon: 'info' },
} as const;

/** What the uploader says for a moment, read aloud; without a connection for as long as there is none. */
export function PhotoNotices({ notices }: { notices: readonly PhotoNotice[] }) {
  const text = useText();
  const reachable = useIsReachable();
  return (
    <div role="status" className={styles.notices}>
      {!reachable && (
        <Notice {...looks.error}>
          <p>{text('licence.notice.offline')}</p>
        </Notice>
      )}
      {notices.map(({ tone, message }, index) => (
        <Notice key={index} {...looks[tone]}>
          <p>{message}</p>
        </Notice>
      ))}
    </div>
  );
}
