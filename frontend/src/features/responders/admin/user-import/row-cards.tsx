import { isDepartment } from '@rigbook/contracts/responders/responder.words';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ProblemList, type RowListProps } from './problem-list.js';
import styles from './user-import.module.css';

/** The rows at phone width. */
export function RowCards({ title, rows }: RowListProps) {
  const text = useText();
  const department = (value: string) => (isDepartment(value) ? text(`department.${value}`) : value);
  return (
    <ul className="grid gap-2" aria-label={title}>
      {rows.map(({ line, fields, problems }) => (
        <li key={line} className={styles.card}>
          <span className="text-soft">{text('userImport.line', { line })}</span>
          {fields && (
            <>
              <strong>
                <bdi>{[fields.unitNumber, fields.firstName, fields.lastName].filter(Boolean).join(' ')}</bdi>
              </strong>
              <span>
                <bdi dir="ltr">{fields.phoneNumber}</bdi>
                {fields.department !== '' && (
                  <>
                    {' · '}
                    <bdi>{department(fields.department)}</bdi>
                  </>
                )}
              </span>
              <span className="wrap-anywhere">
                <bdi dir="ltr">{fields.email}</bdi>
              </span>
            </>
          )}
          <ProblemList problems={problems} />
        </li>
      ))}
    </ul>
  );
}
