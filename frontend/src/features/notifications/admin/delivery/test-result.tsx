import { Alert } from 'antd';
import type { ChannelTest } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useDeliveryWords } from './use-delivery-words.js';

/** The result of the test just sent. */
export function TestResult({ test }: { test: ChannelTest }) {
  const text = useText();
  const times = useTimes();
  const words = useDeliveryWords();
  const { channel, outcome, problem, to, testedAt, said, retryAfterSeconds } = test;
  if (outcome === 'not-configured')
    return <Alert showIcon type="info" title={text(`delivery.notConfigured.${channel}`)} />;
  if (outcome === 'sent') {
    const values = { to: times.written(to ?? ''), at: times.written(times.clock(testedAt)) };
    return (
      <Alert
        showIcon
        type="success"
        title={text('delivery.sent', values)}
        description={text(`delivery.look.${channel}`)}
      />
    );
  }
  return (
    <Alert
      showIcon
      type={outcome === 'try-later' ? 'warning' : 'error'}
      title={problem && words.problem(problem, channel)}
      description={
        <>
          <ProviderSaid said={said} />
          {retryAfterSeconds !== null && (
            <p>{text('delivery.retryAfter', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })}</p>
          )}
        </>
      }
    />
  );
}

/** The provider's answer, in its language. */
export function ProviderSaid({ said }: { said: string | null }) {
  if (said === null) return null;
  return (
    <p className="text-sm">
      <bdi>{said}</bdi>
    </p>
  );
}
