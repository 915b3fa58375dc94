import { eventTopics, eventTypesByTopic, type EventType } from '@rigbook/contracts/integrations/event-type.words';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon } from '../../../../ui/icon.js';
import { Segmented } from '../../../../ui/form/segmented.js';
import type { WebhookForm } from './use-webhook-form.js';
import styles from './webhooks.module.css';

/** All events, or some types by subject. */
export function EventTypeChoice({ form: { all, chosen, errors, setAll, setChosen } }: { form: WebhookForm }) {
  const text = useText();
  const errorId = useId();
  const toggle = (type: EventType) =>
    setChosen(chosen.includes(type) ? chosen.filter((each) => each !== type) : [...chosen, type]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segmented
        label={text('webhook.events')}
        value={all ? 'all' : 'some'}
        options={[
          { value: 'all', label: text('webhook.allEvents') },
          { value: 'some', label: text('webhook.chosenEvents') },
        ]}
        onChange={(value) => setAll(value === 'all')}
      />
      {!all &&
        eventTopics.map((topic) => (
          <fieldset key={topic} className={styles.topic}>
            <legend>{text(`webhook.topic.${topic}`)}</legend>
            {eventTypesByTopic[topic].map((type) => (
              <Checkbox
                key={type}
                name="eventTypes"
                checked={chosen.includes(type)}
                aria-describedby={errors.eventTypes === undefined ? undefined : errorId}
                onChange={() => toggle(type)}
              >
                <bdi dir="ltr">{type}</bdi>
              </Checkbox>
            ))}
          </fieldset>
        ))}
      {errors.eventTypes !== undefined && (
        <p id={errorId} className="flex gap-1.5 items-center text-(--red-ink)" role="alert">
          <Icon name="alert" size={16} /> {errors.eventTypes}
        </p>
      )}
    </div>
  );
}
