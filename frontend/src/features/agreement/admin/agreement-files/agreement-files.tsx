import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { address, text as words } from '../../../../lib/address.js';
import { useMediaQuery } from '../../../../lib/device/use-media-query.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { agreementFilesQuery } from '../api/agreement-files.js';
import { SearchBox } from '../../../../ui/form/search-box.js';
import { tooNarrowForTables } from '../../../../ui/content/too-narrow-for-tables.js';
import styles from './agreement-files.module.css';
import { CheckAll } from './check-all.js';
import { FileCards } from './file-cards.js';
import { FileTable } from './file-table.js';
import { useChecks } from './use-checks.js';

const filesAddress = address({ q: words(DIARY_SEARCH_LIMIT) });

/** Everything that was signed; what is looked for stands in the address. */
export function AgreementFiles() {
  const text = useText();
  const narrow = useMediaQuery(tooNarrowForTables);
  const [parameters, setAddress] = useSearchParams();
  const { q: search = '' } = filesAddress.parse(parameters);
  const list = useInfiniteQuery({ ...agreementFilesQuery(search), placeholderData: keepPreviousData });
  const checks = useChecks();
  const files = itemsOf(list.data);
  const List = narrow ? FileCards : FileTable;

  return (
    <div className={styles.files}>
      <div role="search" aria-label={text('files.search')} className={styles.search}>
        <SearchBox
          words={search}
          placeholder={text('files.findPlaceholder')}
          onSearch={(q) =>
            setAddress({ tab: 'agreements', ...filesAddress.write(filesAddress.with({}, 'q', q)) }, { replace: true })
          }
        />
      </div>
      {list.error && !files?.length ? (
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      ) : files === undefined ? (
        <Skeleton label={text('files.loading')}>
          <Bone height={40} />
          <Bone height={40} />
          <Bone height={40} />
        </Skeleton>
      ) : files.length === 0 ? (
        <Empty icon="pen">
          <p>{text(search === '' ? 'files.empty' : 'files.noMatch')}</p>
          {search === '' && <p>{text('files.emptyHint')}</p>}
        </Empty>
      ) : (
        <div className={styles.list} aria-busy={list.isPlaceholderData}>
          <CheckAll files={files} checks={checks} />
          <List files={files} checks={checks} />
          <NextPage list={list} label={text('diary.more')} />
        </div>
      )}
    </div>
  );
}
