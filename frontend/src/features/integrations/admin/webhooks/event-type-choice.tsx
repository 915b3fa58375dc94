import { eventTopics, eventTypesByTopic, type EventType } from '@rigbook/contracts/integrations/event-type.words';
import { Checkbox, Segmented } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';

interface Props {
  /** null: all of them */
  readonly value?: readonly EventType[] | null;
  readonly onChange?: (types: readonly EventType[] | null) => void;
  readonly 'aria-describedby'?: string;
}

/** All events, or some types by subject. */
export function EventTypeChoice({ value = null, onChange, 'aria-describedby': describedBy }: Props) {
  const text = useText();
  const toggle = (type: EventType) =>
    onChange?.(value?.includes(type) ? value.filter((each) => each !== type) : [...(value ?? []), type]);
  return (
    <div className="grid grid-cols-1 gap-3 justify-items-start" role="group" aria-describedby={describedBy}>
      <Segmented
        aria-label={text('webhook.events')}
        value={value === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: text('webhook.allEvents') },
          { value: 'some', label: text('webhook.chosenEvents') },
        ]}
        onChange={(choice) => onChange?.(choice === 'all' ? null : [])}
      />
      {value !== null &&
        eventTopics.map((topic) => (
          <fieldset
            key={topic}
            className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,210px),1fr))] gap-x-3"
          >
            <legend className="font-semibold">{text(`webhook.topic.${topic}`)}</legend>
            {eventTypesByTopic[topic].map((type) => (
              <Checkbox
                key={type}
                className="min-h-(--target) items-center"
                checked={value.includes(type)}
                onChange={() => toggle(type)}
              >
                <bdi dir="ltr">{type}</bdi>
              </Checkbox>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
