import { useErrorText } from '../../lib/http/error-text.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../button.js';
import { Notice } from './notice.js';

/** A list loaded page by page, as in the query cache. */
export interface PagedList {
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  /** the items shown are from the previous list until this one is loaded */
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface Props {
  readonly list: PagedList;
  readonly label: string;
  readonly small?: boolean;
}

/** Loads the next page. If it or the list fails to load: why, and a retry. Loaded pages stay. */
export function NextPage({ list, label, small = false }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const failed = list.error !== null;
  if (!failed && !list.hasNextPage) return null;
  const anew = failed && !list.isFetchNextPageError;
  return (
    <div className="grid grid-cols-1 gap-3 justify-items-start [&>:not(:last-child)]:justify-self-stretch print:[&>button]:hidden">
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
