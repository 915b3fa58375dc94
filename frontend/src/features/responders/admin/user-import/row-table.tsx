import type { ReactNode } from 'react';
import { importColumnNames } from '@rigbook/contracts/responders/import.words';
import { isDepartment } from '@rigbook/contracts/responders/responder.words';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ProblemList, type RowListProps } from './problem-list.js';
import { templateColumns } from './template.js';
import styles from './user-import.module.css';

/** One line per row of the file, with cells in the file's order. */
export function RowTable({ title, rows }: RowListProps) {
  const text = useText();
  const { language } = useLanguage();
  const cell = (value: string) => (isDepartment(value) ? text(`department.${value}`) : value);
  return (
    <div
      className="overflow-x-auto border border-(--hairline) rounded-(--radius)"
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('userImport.lineHead')}</th>
            {templateColumns.map((column) => (
              <th key={column} scope="col">
                {importColumnNames[column][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, fields, problems }) => (
            <Line key={line} columns={templateColumns.length + 1} problems={problems}>
              <td className="text-soft">{line}</td>
              {templateColumns.map((column) => (
                <td
                  key={column}
                  data-column={column}
                  data-wrong={problems.some(({ field }) => field === column) || undefined}
                >
                  <bdi>{cell(fields?.[column] ?? '') || '–'}</bdi>
                </td>
              ))}
            </Line>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly columns: number;
  readonly problems: RowListProps['rows'][number]['problems'];
  readonly children: ReactNode;
}

/** The problem is shown below the row's cells, across the full width. */
function Line({ columns, problems, children }: LineProps) {
  return (
    <>
      <tr data-wrong={problems.length > 0 || undefined}>{children}</tr>
      {problems.length > 0 && (
        <tr>
          <td colSpan={columns}>
            <ProblemList problems={problems} />
          </td>
        </tr>
      )}
    </>
  );
}
