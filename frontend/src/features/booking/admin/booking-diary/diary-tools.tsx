import { DEFAULT_DIARY_ORDER, diaryOrders } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Choice } from '../../../../ui/form/choice.js';
import { SearchBox } from '../../../../ui/form/search-box.js';
import { Icon } from '../../../../ui/icon.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { diaryAddress, type DiaryFilter, type DiarySearch } from '../api/diary-search.js';
import { exportDiary } from '../api/diary.js';
import { BookForSomebodyButton } from '../shared/book-for-somebody-button.js';
import { TooLate } from './too-late.js';
import { ActiveFilters, DiaryFilters, StateFilter } from './diary-filters.js';
import styles from './booking-diary.module.css';

interface Props {
  readonly search: DiarySearch;
  readonly filter: DiaryFilter;
  /** on a phone, rarely used tools are behind a button */
  readonly narrow: boolean;
  readonly onChange: (search: DiarySearch) => void;
}

/** Search, order and export. */
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
  const state = (
    <StateFilter search={search} onField={set}>
      <ActiveFilters search={search} onChange={onChange} />
    </StateFilter>
  );
  return (
    <div className="grid grid-cols-1 gap-2" role="search" aria-label={text('diary.search')}>
      {narrow ? (
        <>
          {find}
          {state}
          <details className={styles.more}>
            <summary>
              {text('diary.moreFilters')}
              <Icon name="down" size={16} />
            </summary>
            <div className="grid gap-3 pb-2">
              <Choice
                label={text('diary.order')}
                value={search.order ?? DEFAULT_DIARY_ORDER}
                options={diaryOrders.map((value) => ({ value, label: text(`diary.order.${value}`) }))}
                onChange={(order) => set('order', order)}
              />
              <DiaryFilters search={search} onField={set} />
              <ExportButton filter={filter} />
            </div>
          </details>
          <div>
            <BookForSomebodyButton />
          </div>
        </>
      ) : (
        <>
          <div className={styles.line}>
            {find}
            <DiaryFilters search={search} onField={set} />
            <div className={styles.actions}>
              <ExportButton filter={filter} />
              <BookForSomebodyButton />
            </div>
          </div>
          {state}
        </>
      )}
      {search.status === 'pending' && search.start === 'ahead' && <TooLate search={search} onShow={onChange} />}
    </div>
  );
}

/** Exports all matching bookings. Years of data take some seconds; leaving the screen cancels it. */
function ExportButton({ filter }: { filter: DiaryFilter }) {
  const text = useText();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const underWay = useRef<AbortController>(undefined);
  const save = useMutation({
    mutationFn: () => {
      underWay.current = new AbortController();
      return exportDiary(filter, language, underWay.current.signal);
    },
  });
  useEffect(() => () => underWay.current?.abort(), []);

  const press = async () => {
    const saved = save.mutateAsync().catch((error: unknown) => {
      if (underWay.current?.signal.aborted !== true) throw error;
    });
    if ((await attempt(saved, text('diary.exportFailed'))) && underWay.current?.signal.aborted === false)
      showToast({ title: text('diary.exported'), tone: 'success' });
  };
  return (
    <Button icon={<Icon name="download" />} busy={save.isPending} onClick={() => void press()}>
      {text('diary.export')}
    </Button>
  );
}
