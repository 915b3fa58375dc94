import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { RemovableFilter } from '../../../../ui/form/filter-chips.js';
import styles from './booking-diary.module.css';
import { diaryAddress, narrowings, type DiarySearch } from '../api/diary-search.js';
import { useFilterWords } from './use-filter-words.js';

interface Props {
  readonly search: DiarySearch;
  readonly onChange: (search: DiarySearch) => void;
}

/**
 * What the diary is narrowed by beside the status, which shows itself, to be taken out one by one; or all of it at once. The
 * order stays.
 */
export function ActiveFilters({ search, onChange }: Props) {
  const text = useText();
  const words = useFilterWords(search);
  const active = narrowings.filter((field) => field !== 'status' && search[field] !== undefined);
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={text('diary.narrowedBy')}>
      {active.map((field) => (
        <li key={field}>
          <RemovableFilter
            aria-label={text('diary.removeFilter', { filter: words(field) })}
            onClick={() => onChange(diaryAddress.with(search, field, undefined))}
          >
            <bdi>{words(field)}</bdi>
          </RemovableFilter>
        </li>
      ))}
      <li>
        <Button small look="quiet" onClick={() => onChange(search.order ? { order: search.order } : {})}>
          {text('diary.clear')}
        </Button>
      </li>
    </ul>
  );
}
