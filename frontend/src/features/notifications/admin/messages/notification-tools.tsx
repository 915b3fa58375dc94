import { notificationTopics } from '@rigbook/contracts/notifications/message-status.rules';
import { messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { RemovableFilter } from '../../../../ui/form/filter-chips.js';
import { SearchBox } from '../../../../ui/form/search-box.js';
import { notificationAddress, type NotificationSearch } from '../api/notification-search.js';
import styles from './notifications.module.css';

interface Props {
  readonly search: NotificationSearch;
  readonly onChange: (search: NotificationSearch) => void;
}

/** Filters for person, topic and channel. The filter for a booking is set where the booking is shown. */
export function NotificationTools({ search, onChange }: Props) {
  const text = useText();
  const set = (field: keyof NotificationSearch, given: string | undefined) =>
    onChange(notificationAddress.with(search, field, given));
  return (
    <>
      <div role="search" aria-label={text('notification.search')} className={styles.tools}>
        <SearchBox
          words={search.search ?? ''}
          placeholder={text('notification.findPlaceholder')}
          onSearch={(words) => set('search', words)}
        />
        <Field label={text('notification.topic')}>
          {({ status: _status, ...control }) => (
            <NativeSelect {...control} value={search.topic ?? ''} onChange={({ target }) => set('topic', target.value)}>
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
              value={search.channel ?? ''}
              onChange={({ target }) => set('channel', target.value)}
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
      {search.bookingId !== undefined && (
        <div>
          <RemovableFilter
            aria-label={text('diary.removeFilter', { filter: text('notification.oneBooking') })}
            onClick={() => set('bookingId', undefined)}
          >
            {text('notification.oneBooking')}
          </RemovableFilter>
        </div>
      )}
    </>
  );
}
