import { useErrorText } from '../../lib/http/error-text.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../button.js';
import styles from './next-page.module.css';
import { Notice } from './notice.js';

/** A list that is read page by page, as the query cache has it. */
export interface PagedList {
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  /** what is shown belongs to the list before, until this one is there */
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface Props {
  readonly list: PagedList;
  readonly label: string;
  readonly small?: boolean;
}

/** The way to the next page; where it, or the list anew, did not come: why, and to try again. What came before stays. */
export function NextPage({ list, label, small = false }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const failed = list.error !== null;
  if (!failed && !list.hasNextPage) return null;
  const anew = failed && !list.isFetchNextPageError;
  return (
    <div className={styles.next}>
      {failed && (
        <Notice hue="red" icon="alert" live>
          <p>{errorText(list.error)}</p>
        </Notice>
      )}
      <Button
        small={small}
        busy={list.isPlaceholderData || (anew ? list.isFetching : list.isFetchingNextPage)}
        onClick={() => void (anew ? list.refetch() : list.fetchNextPage())}
      >
        {failed ? text('error.tryAgain') : label}
      </Button>
    </div>
  );
}
