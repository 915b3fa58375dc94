import type { AgreementFile } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { Notice } from '../../../../ui/content/notice.js';
import styles from './agreement-files.module.css';
import type { FileListProps } from './file-actions.js';

/** Checks all that is shown, and says what came of it; a document that is wrong is said before anything else. */
export function CheckAll({ files, checks }: FileListProps) {
  const text = useText();
  const { progress, checkAll } = checks;
  const verdictOf = ({ bookingId }: AgreementFile) => {
    const check = checks.of(bookingId);
    return check?.state === 'answered' ? check.verdict : undefined;
  };
  const verdicts = files.map(verdictOf).filter((verdict) => verdict !== undefined);
  const wrong = files.filter((file) => {
    const verdict = verdictOf(file) ?? (file.document === 'kept' ? undefined : file.document);
    return verdict === 'altered' || verdict === 'missing';
  }).length;
  const checked = { checked: verdicts.length };
  const status = () => {
    if (progress) return text('files.checking', progress);
    if (verdicts.length === 0) return text('files.shown', { shown: files.length });
    if (wrong > 0) return text('files.checked', checked);
    return text(verdicts.every((verdict) => verdict === 'genuine') ? 'files.allGenuine' : 'files.noneWrong', checked);
  };

  return (
    <div className={styles.checkAll}>
      <Button
        icon={<Icon name="shield" />}
        busy={progress !== undefined}
        onClick={() => void checkAll(files.map(({ bookingId }) => bookingId))}
      >
        {text('files.checkAll')}
      </Button>
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {wrong > 0 && (
        <Notice hue="red" icon="alert" live title={text('files.alarm', { count: wrong })}>
          <p>{text('files.alarmDetail')}</p>
        </Notice>
      )}
    </div>
  );
}
