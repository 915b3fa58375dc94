import { Alert } from 'antd';
import type { UserImport } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ImportRows } from './import-rows.js';

/** Which rows were stored and which were not, including those that another import stored first. */
export function ImportOutcome({ outcome: { registered, rows } }: { readonly outcome: UserImport }) {
  const text = useText();
  const leftOut = rows.filter(({ problems }) => problems.length > 0);
  const isDone = registered > 0;
  return (
    <>
      <Alert
        showIcon
        type={isDone ? 'success' : 'warning'}
        title={text('userImport.done', { count: registered })}
        description={isDone && text('userImport.doneHint')}
      />
      {leftOut.length > 0 && (
        <ImportRows title={text('userImport.leftOut', { count: leftOut.length })} rows={leftOut} />
      )}
    </>
  );
}
