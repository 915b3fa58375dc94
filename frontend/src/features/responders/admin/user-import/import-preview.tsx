import type { UserImport } from '../../../../lib/http/answers.js';
import { phoneWidth, useMediaQuery } from '../../../../lib/device/use-media-query.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Notice } from '../../../../ui/content/notice.js';
import { RowCards } from './row-cards.js';
import { RowTable } from './row-table.js';
import { useFirstRows } from './use-first-rows.js';

interface Props {
  readonly name: string;
  readonly preview: UserImport;
}

/** The rows as read, skipped ones first, each with its problem in words. */
export function ImportPreview({ name, preview: { rows, registered, unreadColumns } }: Props) {
  const text = useText();
  const good = rows.filter(({ problems }) => problems.length === 0);
  const bad = rows.filter(({ problems }) => problems.length > 0);
  return (
    <>
      <Notice hue={bad.length > 0 ? 'orange' : 'green'} icon={bad.length > 0 ? 'alert' : 'check'} live>
        <p className="font-semibold">
          {[
            text('userImport.good', { count: registered }),
            ...(bad.length > 0 ? [text('userImport.bad', { count: bad.length })] : []),
          ].join(' · ')}
        </p>
        <p>
          <bdi>{name}</bdi> · {text('userImport.nothingStored')}
        </p>
        {unreadColumns.length > 0 && (
          <p>{text('userImport.unread', { columns: unreadColumns.map((column) => `“${column}”`).join(', ') })}</p>
        )}
      </Notice>
      {bad.length > 0 && <Rows title={text('userImport.badRows')} rows={bad} />}
      {good.length > 0 && <Rows title={text('userImport.goodRows')} rows={good} />}
    </>
  );
}

function Rows({ title, rows }: { title: string; rows: UserImport['rows'] }) {
  const narrow = useMediaQuery(phoneWidth);
  const { some, more } = useFirstRows(rows);
  const List = narrow ? RowCards : RowTable;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3>
        {title} <span className="text-soft">({rows.length})</span>
      </h3>
      <List title={title} rows={some} />
      {more}
    </section>
  );
}
