import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { channelsQuery } from '../api/channels.js';
import { ChannelStatus } from './channel-status.js';

/** Whether messages can be sent, and tests to the administrator. */
export function Delivery() {
  const text = useText();
  const { data: channels, error, refetch } = useQuery(channelsQuery);
  return (
    <Panel title={text('delivery.title')}>
      <p className="text-soft text-md">{text('delivery.lead')}</p>
      {channels === undefined && error && <ErrorScreen error={error} retry={() => void refetch()} />}
      {channels === undefined && !error && (
        <Skeleton label={text('delivery.loading')}>
          <Bone height={144} />
        </Skeleton>
      )}
      {channels !== undefined && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,340px),1fr))] gap-y-0 gap-x-12">
          {channels.map((channel) => (
            <ChannelStatus key={channel.channel} channel={channel} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
