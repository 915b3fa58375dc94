import { useText } from '../../../../lib/i18n/use-text.js';
import { NextPage, type PagedList } from '../../../../ui/content/next-page.js';
import styles from './booking-diary.module.css';

interface Props {
  readonly shown: number;
  /** the next ones, none, or more than one page should hold */
  readonly follow: 'next' | 'none' | 'elsewhere';
  readonly list: PagedList;
}

const told = { next: 'diary.shownSoFar', none: 'diary.shownAll', elsewhere: 'diary.full' } as const;

/** How many are shown, and the way to more. */
export function DiaryEnd({ shown, follow, list }: Props) {
  const text = useText();
  return (
    <div className={styles.end}>
      <p role="status">{text(told[follow], { shown })}</p>
      <NextPage list={list} label={text('diary.more')} />
    </div>
  );
}
