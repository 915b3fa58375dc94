import type { ChannelTest } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Notice } from '../../../../ui/content/notice.js';
import { useDeliveryWords } from './use-delivery-words.js';

/** The result of the test just sent. */
export function TestResult({ test }: { test: ChannelTest }) {
  const text = useText();
  const times = useTimes();
  const words = useDeliveryWords();
  const { channel, outcome, problem, to, testedAt, said, retryAfterSeconds } = test;
  if (outcome === 'not-configured')
    return <Notice hue="grey" icon="ban" live title={text(`delivery.notConfigured.${channel}`)} />;
  if (outcome === 'sent') {
    const values = { to: times.written(to ?? ''), at: times.written(times.clock(testedAt)) };
    return (
      <Notice hue="green" icon="check" live title={text('delivery.sent', values)}>
        <p>{text(`delivery.look.${channel}`)}</p>
      </Notice>
    );
  }
  const later = outcome === 'try-later';
  return (
    <Notice
      hue={later ? 'yellow' : 'red'}
      icon={later ? 'clock' : 'alert'}
      live
      title={problem && words.problem(problem, channel)}
    >
      <ProviderSaid said={said} />
      {retryAfterSeconds !== null && (
        <p>{text('delivery.retryAfter', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })}</p>
      )}
    </Notice>
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
