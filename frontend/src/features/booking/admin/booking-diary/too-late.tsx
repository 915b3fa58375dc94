import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { diaryAddress, diaryFilterOf, type DiarySearch } from '../api/diary-search.js';
import { bookingDiaryQuery } from '../api/diary.js';

interface Props {
  readonly search: DiarySearch;
  readonly onShow: (search: DiarySearch) => void;
}

/** Requests whose start has passed: they can only be rejected, so they do not stand between those that can be approved. */
export function TooLate({ search, onShow }: Props) {
  const text = useText();
  const passed = diaryAddress.with(search, 'start', 'passed');
  const { data } = useInfiniteQuery(bookingDiaryQuery(diaryFilterOf(passed, useZone(), useNow())));
  const count = itemsOf(data)?.length ?? 0;
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-soft text-sm">
      {text('diary.tooLate', { count, more: data?.pages.at(-1)?.next === undefined ? 'no' : 'yes' })}
      <button
        type="button"
        className="p-0 border-0 bg-transparent text-(--accent-ink) underline cursor-pointer max-sm:min-h-12"
        onClick={() => onShow(passed)}
      >
        {text('diary.showTooLate')}
      </button>
    </p>
  );
}
