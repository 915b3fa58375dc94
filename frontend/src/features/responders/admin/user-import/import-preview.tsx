import { Alert } from 'antd';
import type { UserImport } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ImportRows } from './import-rows.js';

interface Props {
  readonly name: string;
  readonly preview: UserImport;
}

/** The rows as read, skipped ones first, each with its problem in words. */
export function ImportPreview({ name, preview: { rows, registered, unreadColumns } }: Props) {
  const text = useText();
  const good = rows.filter(({ problems }) => problems.length === 0);
  const bad = rows.filter(({ problems }) => problems.length > 0);
  const counts = [
    text('userImport.good', { count: registered }),
    bad.length > 0 && text('userImport.bad', { count: bad.length }),
  ];
  return (
    <>
      <Alert
        showIcon
        type={bad.length > 0 ? 'warning' : 'success'}
        title={counts.filter(Boolean).join(' · ')}
        description={
          <>
            <p>
              <bdi>{name}</bdi> · {text('userImport.nothingStored')}
            </p>
            {unreadColumns.length > 0 && (
              <p>{text('userImport.unread', { columns: unreadColumns.map((column) => `“${column}”`).join(', ') })}</p>
            )}
          </>
        }
      />
      {bad.length > 0 && <ImportRows title={text('userImport.badRows')} rows={bad} />}
      {good.length > 0 && <ImportRows title={text('userImport.goodRows')} rows={good} />}
    </>
  );
}
