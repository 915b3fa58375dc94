import type { Channel } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { useTestChannel } from '../api/channels.js';
import { ChannelTag } from './channel-tag.js';
import { ProviderSaid, TestResult } from './test-result.js';
import { useDeliveryWords } from './use-delivery-words.js';

/** One channel: its state, missing configuration, the last test, and a button for the next one. */
export function ChannelStatus({ channel }: { channel: Channel }) {
  const text = useText();
  const test = useTestChannel(channel.channel);
  const { channel: name, configured, missingVariables, from } = channel;
  return (
    <li className="grid gap-2 content-start py-4 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 [&>h3]:text-[1rem]">
        <h3>{text(`delivery.channel.${name}`)}</h3>
        <ChannelTag channel={channel} />
      </div>
      {!configured && (
        <>
          <p>{text(`delivery.notConfigured.${name}`)}</p>
          <p className="flex flex-wrap gap-2">
            {missingVariables.map((variable) => (
              <code
                key={variable}
                dir="ltr"
                className="py-0.5 px-2 border border-(--hairline) rounded-(--radius-small)"
              >
                {variable}
              </code>
            ))}
          </p>
        </>
      )}
      {from !== null && (
        <p>
          {text('delivery.from')} <bdi className="inline-block">{from}</bdi>
        </p>
      )}
      {configured && !test.data && <LastTest channel={channel} />}
      {test.data && <TestResult test={test.data} />}
      <Refusal error={test.error} />
      {configured && (
        <div>
          <Button busy={test.isPending} onClick={() => test.mutate()}>
            {text(test.isPending ? 'delivery.sending' : `delivery.test.${name}`)}
          </Button>
        </div>
      )}
    </li>
  );
}

function LastTest({ channel: { channel, lastTest } }: { channel: Channel }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const words = useDeliveryWords();
  if (lastTest === null) return null;
  const { testedAt, testedBy, problem, said } = lastTest;
  return (
    <>
      {problem !== null && <p>{words.problem(problem, channel)}</p>}
      {problem !== null && <ProviderSaid said={said} />}
      <p className="text-soft text-md">
        {text('delivery.lastTest', { at: times.instantInSentence(testedAt), person: person(testedBy) })}
      </p>
    </>
  );
}
