import { useText } from '../../../../lib/i18n/use-text.js';
import styles from './booking-diary.module.css';
import { withField, type DiarySearch } from '../api/diary-search.js';

interface Props {
  readonly search: DiarySearch;
  readonly onChange: (search: DiarySearch) => void;
}

/** What went wrong, one press away: begun without a signature, not back in time. */
export function CountedFilter({ search, onChange }: Props) {
  const text = useText();
  return (
    <fieldset className={styles.chips} aria-label={text('diary.counted')}>
      {(['unsigned', 'overdue'] as const).map((one) => (
        <label key={one} className={styles.chip}>
          <input
            type="checkbox"
            checked={search[one] !== undefined}
            onChange={({ target }) => onChange(withField(search, one, target.checked ? 'true' : undefined))}
          />
          {text(`diary.counted.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
