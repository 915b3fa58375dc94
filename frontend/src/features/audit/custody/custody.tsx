import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { useAskCustody } from '../api/ask-custody.js';
import styles from './custody.module.css';
import { CustodyForm } from './custody-form.js';
import { CustodyResult } from './custody-result.js';
import { FinesFile } from './fines-file.js';

/** Who answers for a minute: for one fine, or for a file of them. */
export function Custody() {
  const text = useText();
  const asking = useAskCustody();
  return (
    <div className={styles.custody}>
      <div className={styles.questions}>
        <CustodyForm busy={asking.isPending} onAsk={(asked) => asking.mutate(asked)} />
        <FinesFile busy={asking.isPending} onChoose={(csv) => asking.mutate({ csv })} />
      </div>
      <Refusal error={asking.error} />
      {asking.isPending ? (
        <Skeleton label={text('custody.loading')}>
          <Bone height={120} />
        </Skeleton>
      ) : asking.data ? (
        <CustodyResult answers={asking.data} />
      ) : (
        asking.error === null && (
          <Empty icon="search">
            <p>{text('custody.explained')}</p>
          </Empty>
        )
      )}
    </div>
  );
}
