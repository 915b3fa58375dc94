import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon } from '../../../../ui/icon.js';
import styles from './booking-diary.module.css';
import { ActiveFilters } from './active-filters.js';
import { CountedFilter } from './counted-filter.js';
import { DiaryFilters } from './diary-filters.js';
import { diaryAddress, type DiaryFilter, type DiarySearch } from '../api/diary-search.js';
import { ExportButton } from './export-button.js';
import { OrderSelect } from './order-select.js';
import { SearchBox } from '../../../../ui/form/search-box.js';
import { StatusFilter } from './status-filter.js';

interface Props {
  readonly search: DiarySearch;
  readonly filter: DiaryFilter;
  /** a phone: what is wanted less often waits behind a press */
  readonly narrow: boolean;
  readonly onChange: (search: DiarySearch) => void;
}

/** Looking for bookings, ordering them, taking them along. */
export function DiaryTools({ search, filter, narrow, onChange }: Props) {
  const text = useText();
  const set = (field: keyof DiarySearch, given: string | undefined) =>
    onChange(diaryAddress.with(search, field, given));
  const find = (
    <SearchBox
      words={search.q ?? ''}
      placeholder={text('diary.findPlaceholder')}
      onSearch={(words) => set('q', words)}
    />
  );
  const status = <StatusFilter status={search.status} onChange={(chosen) => set('status', chosen)} />;
  const order = <OrderSelect order={search.order} onOrder={(chosen) => set('order', chosen)} />;
  const counted = <CountedFilter search={search} onChange={onChange} />;
  const filters = <DiaryFilters search={search} onField={set} />;
  return (
    <div className={styles.tools} role="search" aria-label={text('diary.search')}>
      {narrow ? (
        <>
          {find}
          {status}
          <details className={styles.more}>
            <summary>
              {text('diary.moreFilters')}
              <Icon name="down" size={16} />
            </summary>
            <div className={styles.folded}>
              {counted}
              {order}
              {filters}
              <ExportButton filter={filter} />
            </div>
          </details>
        </>
      ) : (
        <>
          <div className={styles.first}>
            {find}
            {order}
            <ExportButton filter={filter} />
          </div>
          <div className={styles.choices}>
            {status}
            {counted}
          </div>
          {filters}
        </>
      )}
      <ActiveFilters search={search} onChange={onChange} />
    </div>
  );
}
