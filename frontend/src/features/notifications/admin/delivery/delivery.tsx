import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { channelsQuery } from '../api/channels.js';
import { ChannelStatus } from './channel-status.js';
import styles from './delivery.module.css';

/** Whether messages can leave, and trying it out on oneself. */
export function Delivery() {
  const text = useText();
  const { data: channels, error, refetch } = useQuery(channelsQuery);
  return (
    <Panel title={text('delivery.title')}>
      <p className={styles.soft}>{text('delivery.lead')}</p>
      {channels === undefined && error && <ErrorScreen error={error} retry={() => void refetch()} />}
      {channels === undefined && !error && (
        <Skeleton label={text('delivery.loading')}>
          <Bone height={144} />
        </Skeleton>
      )}
      {channels !== undefined && (
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <ChannelStatus key={channel.channel} channel={channel} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
