import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../lib/queries/paged-query.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { NextPage } from '../../../ui/content/next-page.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { ownAccessRecordQuery } from '../api/own-access-record.js';
import { AccessLine } from '../shared/access-line.js';
import styles from './account-section.module.css';

/** When the person last signed in, and what else the access record has about them. */
export function OwnAccess() {
  const text = useText();
  const titleId = useId();
  const list = useInfiniteQuery(ownAccessRecordQuery);
  const entries = itemsOf(list.data);
  const last = entries?.find(({ kind }) => kind === 'sign-in' || kind === 'device-confirmed');
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('access.own')}</h3>
      {last && <LastSignIn entry={last} />}
      <p className="text-soft text-md">{text('access.ownHint')}</p>
      {list.error && !entries?.length ? (
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      ) : entries === undefined ? (
        <Skeleton label={text('access.ownLoading')}>
          <Bone height={48} />
        </Skeleton>
      ) : entries.length === 0 ? (
        <p className="text-soft">{text('access.none')}</p>
      ) : (
        <>
          <ul className="justify-self-stretch" aria-labelledby={titleId}>
            {entries.map((entry) => (
              <AccessLine key={entry.id} entry={entry} />
            ))}
          </ul>
          <NextPage list={list} label={text('access.more')} small />
        </>
      )}
    </section>
  );
}

function LastSignIn({ entry: { lastAt, network } }: { readonly entry: AccessRecordEntry }) {
  const text = useText();
  const at = useTimes().instantInSentence(lastAt);
  return (
    <p>
      {network === null
        ? text('access.lastSignIn', { at })
        : text('access.lastSignInFrom', { at, network: `\u2066${network}\u2069` })}
    </p>
  );
}
