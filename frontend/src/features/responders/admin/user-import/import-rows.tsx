import { importColumnNames } from '@rigbook/contracts/responders/import.words';
import { isDepartment } from '@rigbook/contracts/responders/responder.words';
import { Table, type TableColumnsType } from 'antd';
import { useId, type ComponentProps } from 'react';
import { phoneWidth, useMediaQuery } from '../../../../lib/device/use-media-query.js';
import type { UserImport } from '../../../../lib/http/answers.js';
import { useFieldProblemText } from '../../../../lib/http/error-text.js';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon } from '../../../../ui/icon.js';
import { templateColumns } from './template.js';

type Row = UserImport['rows'][number];

/** A thousand at once would slow the page down. */
const AT_ONCE = 50;

interface Props {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Rows of the file, with cells in the file's order, one below the other on a phone; problems below their row. */
export function ImportRows({ title, rows }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const titleId = useId();
  const narrow = useMediaQuery(phoneWidth);
  const cell = (value = '') => (isDepartment(value) ? text(`department.${value}`) : value || '–');
  const line: TableColumnsType<Row> = [{ title: text('userImport.lineHead'), dataIndex: 'line', width: 64 }];
  const columns: TableColumnsType<Row> = rows.every(({ fields }) => fields === null)
    ? [{ title: text('users.unit'), dataIndex: 'unitNumber' }]
    : narrow
      ? [
          {
            title: text('users.name'),
            render: (_, { fields }) => <Stacked values={templateColumns.map((column) => cell(fields?.[column]))} />,
          },
        ]
      : templateColumns.map((column) => ({
          title: importColumnNames[column][language],
          ...(column === 'phoneNumber' && { width: 144 }), // its digits stay on one line
          ...(column === 'department' && { width: 120 }), // and so does one long word
          onCell: ({ problems }) => (problems.some(({ field }) => field === column) ? wrong : {}),
          render: (_, { fields }) => <bdi className="wrap-anywhere">{cell(fields?.[column])}</bdi>,
        }));
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby={titleId}>
      <h2 className="text-lg">
        <span id={titleId}>{title}</span> <span className="text-soft">({rows.length})</span>
      </h2>
      <Table
        size="small"
        rowKey="line"
        columns={[...line, ...columns]}
        dataSource={[...rows]}
        pagination={{ pageSize: AT_ONCE, hideOnSinglePage: true, showSizeChanger: false }}
        expandable={{
          showExpandColumn: false,
          expandedRowKeys: rows.filter(({ problems }) => problems.length > 0).map((row) => row.line),
          expandedRowRender: ({ problems }) => <Problems problems={problems} />,
        }}
      />
    </section>
  );
}

const wrong = { className: 'bg-(--red-ground)!', 'data-wrong': true } as ComponentProps<'td'>;

const Stacked = ({ values }: { readonly values: readonly (string | undefined)[] }) => (
  <div className="grid">
    {values.map((value, nth) => (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={nth} className="wrap-anywhere">
        <bdi>{value}</bdi>
      </span>
    ))}
  </div>
);

/** Names the cell, since some sentences fit several. */
function Problems({ problems }: Pick<Row, 'problems'>) {
  const problemText = useFieldProblemText();
  const { language } = useLanguage();
  return (
    <ul className="grid gap-0.5 text-(--red-ink)">
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`} className="flex items-center gap-2">
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
