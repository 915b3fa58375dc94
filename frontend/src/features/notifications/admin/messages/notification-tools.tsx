import { notificationTopics } from '@rigbook/contracts/notifications/notification-standing.rules';
import { messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/field.js';
import { NativeSelect } from '../../../../ui/native-select.js';
import { RemovableFilter } from '../../../../ui/filter-chips.js';
import { SearchBox } from '../../../../ui/search-box.js';
import { withField, type NotificationFilter } from '../api/notification-filter.js';
import styles from './notifications.module.css';

interface Props {
  readonly filter: NotificationFilter;
  readonly onChange: (filter: NotificationFilter) => void;
}

/** Whom, what about and by which channel; a booking is chosen where it is viewed. */
export function NotificationTools({ filter, onChange }: Props) {
  const text = useText();
  return (
    <>
      <div role="search" aria-label={text('notification.search')} className={styles.tools}>
        <SearchBox
          words={filter.search ?? ''}
          placeholder={text('notification.findPlaceholder')}
          onSearch={(search) => onChange(withField(filter, 'search', search))}
        />
        <Field label={text('notification.topic')}>
          {({ status: _status, ...control }) => (
            <NativeSelect
              {...control}
              value={filter.topic ?? ''}
              onChange={({ target: { value } }) =>
                onChange(
                  withField(
                    filter,
                    'topic',
                    notificationTopics.find((topic) => topic === value),
                  ),
                )
              }
            >
              <option value="">{text('notification.allTopics')}</option>
              {notificationTopics.map((topic) => (
                <option key={topic} value={topic}>
                  {text(`notification.topic.${topic}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={text('notification.channel')}>
          {({ status: _status, ...control }) => (
            <NativeSelect
              {...control}
              value={filter.channel ?? ''}
              onChange={({ target: { value } }) =>
                onChange(
                  withField(
                    filter,
                    'channel',
                    messageChannels.find((channel) => channel === value),
                  ),
                )
              }
            >
              <option value="">{text('notification.allChannels')}</option>
              {messageChannels.map((channel) => (
                <option key={channel} value={channel}>
                  {text(`delivery.channel.${channel}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      {filter.bookingId !== undefined && (
        <div>
          <RemovableFilter
            aria-label={text('diary.removeFilter', { filter: text('notification.oneBooking') })}
            onClick={() => onChange(withField(filter, 'bookingId', undefined))}
          >
            {text('notification.oneBooking')}
          </RemovableFilter>
        </div>
      )}
    </>
  );
}
