import { notificationTopics } from '@rigbook/contracts/notifications/message-status.rules';
import { deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Choice } from '../../../../ui/form/choice.js';
import { SearchBox } from '../../../../ui/form/search-box.js';
import { Icon } from '../../../../ui/icon.js';
import { notificationAddress, type NotificationSearch } from '../api/notification-search.js';

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
      <div
        role="search"
        aria-label={text('notification.search')}
        className="grid items-end gap-3 grid-cols-2 sm:grid-cols-[minmax(0,1fr)_minmax(160px,220px)_minmax(160px,220px)] max-sm:[&>:first-child]:col-span-full"
      >
        <SearchBox
          words={search.search ?? ''}
          placeholder={text('notification.findPlaceholder')}
          onSearch={(words) => set('search', words)}
        />
        <Choice
          label={text('notification.topic')}
          value={search.topic ?? ''}
          options={[
            { value: '', label: text('notification.allTopics') },
            ...notificationTopics.map((value) => ({ value, label: text(`notification.topic.${value}`) })),
          ]}
          onChange={(topic) => set('topic', topic)}
        />
        <Choice
          label={text('notification.channel')}
          value={search.channel ?? ''}
          options={[
            { value: '', label: text('notification.allChannels') },
            ...deliveryChannels.map((value) => ({ value, label: text(`delivery.channel.${value}`) })),
          ]}
          onChange={(channel) => set('channel', channel)}
        />
      </div>
      {search.bookingId !== undefined && (
        <div>
          <Button
            small
            aria-label={text('diary.removeFilter', { filter: text('notification.oneBooking') })}
            onClick={() => set('bookingId', undefined)}
          >
            {text('notification.oneBooking')}
            <Icon name="close" size={14} />
          </Button>
        </div>
      )}
    </>
  );
}
