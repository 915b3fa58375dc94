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
import { useChecks } from './use-checks.js';
import { type AgreementFile } from '../../../../lib/http/answers.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { Notice } from '../../../../ui/content/notice.js';
import { type FileListProps, FileActions } from './file-actions.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { CheckOutcome } from './check-outcome.js';
import { SignedAt } from './signed-at.js';
import { DenseTable } from '../../../../ui/content/dense-table.js';

const filesAddress = address({ q: words(DIARY_SEARCH_LIMIT) });

/** All signed agreements; the search is in the address. */
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
    <div className="grid grid-cols-1 gap-4">
      <div role="search" aria-label={text('files.search')} className="max-w-120">
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

/** Checks all shown documents and sums up the results, problems first. */
function CheckAll({ files, checks }: FileListProps) {
  const text = useText();
  const { progress, checkAll } = checks;
  const verdictOf = ({ bookingId }: AgreementFile) => {
    const check = checks.of(bookingId);
    return check?.state === 'answered' ? check.verdict : undefined;
  };
  const verdicts = files.map(verdictOf).filter((verdict) => verdict !== undefined);
  const wrong = files.filter((file) => {
    const verdict = verdictOf(file) ?? (file.document === 'kept' ? undefined : file.document);
    return verdict === 'altered' || verdict === 'missing';
  }).length;
  const checked = { checked: verdicts.length };
  const status = () => {
    if (progress) return text('files.checking', progress);
    if (verdicts.length === 0) return text('files.shown', { shown: files.length });
    if (wrong > 0) return text('files.checked', checked);
    return text(verdicts.every((verdict) => verdict === 'genuine') ? 'files.allGenuine' : 'files.noneWrong', checked);
  };

  return (
    <div className={styles.checkAll}>
      <Button
        icon={<Icon name="shield" />}
        busy={progress !== undefined}
        onClick={() => void checkAll(files.map(({ bookingId }) => bookingId))}
      >
        {text('files.checkAll')}
      </Button>
      <p role="status" className="text-soft">
        {status()}
      </p>
      {wrong > 0 && (
        <Notice hue="red" icon="alert" live title={text('files.alarm', { count: wrong })}>
          <p>{text('files.alarmDetail')}</p>
        </Notice>
      )}
    </div>
  );
}

/** The list at phone width. */
function FileCards({ files, checks }: FileListProps) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <ul className="grid gap-3" aria-label={text('admin.tab.agreements')}>
      {files.map((file) => (
        <li key={file.bookingId} className={styles.card}>
          <span className="font-semibold">{person(file.user)}</span>
          <span className="tabular-nums">
            <bdi>{file.vehicle.name}</bdi>, {times.period({ startAt: file.startTime, endAt: file.endTime })}
          </span>
          <span className="tabular-nums">
            {text('milestone.signed')}: <SignedAt at={file.signedAt} />
          </span>
          <CheckOutcome file={file} check={checks.of(file.bookingId)} />
          <FileActions file={file} checks={checks} />
        </li>
      ))}
    </ul>
  );
}

function FileTable({ files, checks }: FileListProps) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <DenseTable aria-label={text('admin.tab.agreements')}>
      <thead>
        <tr>
          <th scope="col">{text('milestone.signed')}</th>
          <th scope="col">{text('diary.responder')}</th>
          <th scope="col">{text('diary.vehicle')}</th>
          <th scope="col">{text('files.shift')}</th>
          <th scope="col">{text('view.document')}</th>
          <th scope="col">{text('diary.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.bookingId}>
            <td className="tabular-nums">
              <SignedAt at={file.signedAt} />
            </td>
            <td className="wrap-anywhere">{person(file.user)}</td>
            <td>
              <bdi>{file.vehicle.name}</bdi>
            </td>
            <td className="tabular-nums">{times.period({ startAt: file.startTime, endAt: file.endTime })}</td>
            <td>
              <CheckOutcome file={file} check={checks.of(file.bookingId)} />
            </td>
            <td>
              <FileActions file={file} checks={checks} />
            </td>
          </tr>
        ))}
      </tbody>
    </DenseTable>
  );
}
