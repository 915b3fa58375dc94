import { useText } from '../../../../lib/i18n/use-text.js';
import { Chip, Chips } from '../../../../ui/form/filter-chips.js';
import { diaryAddress, type DiarySearch } from '../api/diary-search.js';

interface Props {
  readonly search: DiarySearch;
  readonly onChange: (search: DiarySearch) => void;
}

/** What went wrong, one press away: begun without a signature, not back in time. */
export function CountedFilter({ search, onChange }: Props) {
  const text = useText();
  return (
    <Chips label={text('diary.counted')}>
      {(['unsigned', 'overdue'] as const).map((one) => (
        <Chip
          key={one}
          type="checkbox"
          checked={search[one] !== undefined}
          onChange={({ target }) => onChange(diaryAddress.with(search, one, target.checked ? 'true' : undefined))}
        >
          {text(`diary.counted.${one}`)}
        </Chip>
      ))}
    </Chips>
  );
}
