import { useQuery } from '@tanstack/react-query';
import { Descriptions, Timeline } from 'antd';
import type { NotificationWithAttempts } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { SideDrawer } from '../../../../ui/side-drawer.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { notificationQuery } from '../api/messages.js';
import { ProviderSaid } from '../delivery/test-result.js';
import { MessageStatusLine } from '../shared/message-status-line.js';
import { useNotificationWords } from '../shared/use-notification-words.js';
import { About } from './notification-columns.js';
import { RetryButton } from './retry-button.js';

/** One message: to whom, about what, and every attempt to send it, latest first, with the provider's answer. */
export function MessageDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const text = useText();
  const query = useQuery(notificationQuery(id));
  return (
    <SideDrawer title={text('template.message')} onClose={onClose}>
      <Loaded query={query} label={text('notification.attemptsLoading')} lines={6}>
        {(message) => <Content message={message} />}
      </Loaded>
    </SideDrawer>
  );
}

function Content({ message }: { readonly message: NotificationWithAttempts }) {
  const text = useText();
  const times = useTimes();
  const words = useNotificationWords();
  const { kind, channel, createdAt, history } = message;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Descriptions
        column={1}
        size="small"
        title={words.kind(kind)}
        items={[
          { label: text('notification.created'), children: times.instant(createdAt) },
          { label: text('notification.channel'), children: text(`delivery.channel.${channel}`) },
          { label: text('notification.to'), children: words.recipient(message) },
          { label: text('notification.about'), children: <About notification={message} /> },
          { label: text('diary.status'), children: <MessageStatusLine notification={message} /> },
        ]}
      />
      <div>
        <RetryButton notification={message} />
      </div>
      {history.length > 0 && (
        <section aria-label={text('notification.attempts', { count: history.length })}>
          <h2 className="text-lg mb-4">{text('notification.attempts', { count: history.length })}</h2>
          <Timeline
            items={history.map((attempt) => ({
              key: attempt.number,
              color: attempt.outcome === 'sent' ? 'green' : attempt.outcome === null ? 'gray' : 'red',
              content: (
                <>
                  <time className="text-soft tabular-nums" dateTime={attempt.beganAt}>
                    {times.instant(attempt.beganAt)}
                  </time>
                  <p className="font-semibold">{words.outcome(attempt, message)}</p>
                  {attempt.problem !== null && <p>{words.problem(attempt.problem, channel)}</p>}
                  <ProviderSaid said={attempt.said} />
                </>
              ),
            }))}
          />
        </section>
      )}
    </div>
  );
}
