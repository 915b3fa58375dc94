import type { UserImport } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Notice } from '../../../../ui/content/notice.js';
import { ProblemList } from './problem-list.js';
import { useFirstRows } from './use-first-rows.js';
import styles from './user-import.module.css';

/** Which rows were stored and which were not, including those that another import stored first. */
export function ImportOutcome({ outcome: { registered, rows } }: { outcome: UserImport }) {
  const text = useText();
  const leftOut = rows.filter(({ problems }) => problems.length > 0);
  const { some, more } = useFirstRows(leftOut);
  const isDone = registered > 0;
  return (
    <>
      <Notice
        hue={isDone ? 'green' : 'orange'}
        icon={isDone ? 'check' : 'alert'}
        live
        title={text('userImport.done', { count: registered })}
      >
        {isDone && <p>{text('userImport.doneHint')}</p>}
      </Notice>
      {leftOut.length > 0 && (
        <section className="grid grid-cols-1 gap-2">
          <h3>{text('userImport.leftOut', { count: leftOut.length })}</h3>
          <ul className="grid gap-2">
            {some.map(({ line, unitNumber, problems }) => (
              <li key={line} className={styles.card}>
                <span>
                  {text('userImport.line', { line })}
                  {unitNumber !== null && <> · {text('person.unit', { unit: unitNumber })}</>}
                </span>
                <ProblemList problems={problems} />
              </li>
            ))}
          </ul>
          {more}
        </section>
      )}
    </>
  );
}
