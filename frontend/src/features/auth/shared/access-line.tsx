import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { AccessKindTag } from './access-kind-tag.js';
import { useAccessTime } from './use-access-time.js';

/** What happened, when and how often, and from where. */
export function AccessLine({ entry }: { readonly entry: AccessRecordEntry }) {
  const timeOf = useAccessTime();
  const { network, device } = entry;
  return (
    <li className="grid grid-cols-1 gap-1 py-2.5 border-(--hairline) wrap-anywhere not-first:border-t">
      <AccessKindTag entry={entry} />
      <p className="text-soft text-md tabular-nums">
        {timeOf(entry)}
        {network !== null && (
          <>
            {' '}
            · <bdi dir="ltr">{network}</bdi>
          </>
        )}
        {device !== null && (
          <>
            {' '}
            · <bdi className="whitespace-nowrap">{device}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
