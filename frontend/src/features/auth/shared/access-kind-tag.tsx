import { type AccessKind, failedKinds } from '@rigbook/contracts/access-record/access-record.words';
import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { StatusTag } from '../../../ui/content/status-tag.js';

const isFailure = (kind: AccessKind): boolean => failedKinds.some((failed) => failed === kind);

/** What happened, and how often. */
export function AccessKindTag({ entry: { kind, times } }: { entry: Pick<AccessRecordEntry, 'kind' | 'times'> }) {
  const text = useText();
  return (
    <span className="flex flex-wrap items-center gap-y-1 gap-x-2">
      {isFailure(kind) ? (
        <StatusTag hue="red" icon="alert">
          {text(`accessKind.${kind}`)}
        </StatusTag>
      ) : (
        <strong>{text(`accessKind.${kind}`)}</strong>
      )}
      {times > 1 && <span>{text('access.times', { count: times })}</span>}
    </span>
  );
}
