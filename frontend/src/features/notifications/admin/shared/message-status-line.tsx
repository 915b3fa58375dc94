import type { NotificationRecord } from '../../../../lib/http/answers.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { useNotificationWords } from './use-notification-words.js';

interface Props {
  readonly notification: NotificationRecord;
  /** Without what went wrong. */
  readonly brief?: boolean;
}

/** A message's status, since when, and what went wrong. */
export function MessageStatusLine({ notification, brief = false }: Props) {
  const words = useNotificationWords();
  const { hue, icon, words: status } = words.status(notification);
  const { problem, channel } = notification;
  const at = lastKnownAt(notification);
  return (
    <div className="flex flex-wrap gap-y-0.5 gap-x-2 items-center">
      <StatusTag hue={hue} icon={icon}>
        {status}
      </StatusTag>
      {at !== null && <span className="text-soft text-sm tabular-nums">{words.moment(at)}</span>}
      {problem !== null && !brief && (
        <p className="basis-full text-soft text-sm wrap-anywhere">{words.problem(problem, channel)}</p>
      )}
    </div>
  );
}

const lastKnownAt = ({ state, readAt, deliveredAt, settledAt }: NotificationRecord) =>
  state === 'queued' || state === 'sending' ? null : (readAt ?? deliveredAt ?? settledAt);
