import { importColumnNames } from '@rigbook/contracts/responders/import.words';
import type { UserImport } from '../../../../lib/http/answers.js';
import { useFieldProblemText } from '../../../../lib/http/error-text.js';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { Icon } from '../../../../ui/icon.js';
import styles from './user-import.module.css';

export type ImportRow = UserImport['rows'][number];

/** A row in the lists. */
export interface RowListProps {
  readonly title: string;
  readonly rows: readonly ImportRow[];
}

/** The problem of a row. Names the cell, since some sentences fit several. */
export function ProblemList({ problems }: Pick<ImportRow, 'problems'>) {
  const problemText = useFieldProblemText();
  const { language } = useLanguage();
  return (
    <ul className={styles.problems}>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <Icon name="alert" size={16} />
          <span>
            {field !== null && <strong>{importColumnNames[field][language]}: </strong>}
            {problemText({ field: field ?? '', message })}
          </span>
        </li>
      ))}
    </ul>
  );
}
