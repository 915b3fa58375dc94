import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Panel } from '../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { replayQuery, type ReplayAsked } from '../api/get-replay.js';
import { BookingsThen } from './bookings-then.js';
import { CountsThen } from './counts-then.js';
import styles from './replay.module.css';
import { VehiclesThen } from './vehicles-then.js';

export function ReplayResult({ asked }: { asked: ReplayAsked }) {
  const text = useText();
  const times = useTimes();
  const { data: replay, error, isFetching, refetch } = useQuery(replayQuery(asked));
  if (error && !isFetching) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (!replay)
    return (
      <Skeleton label={text('replay.loading')}>
        <Bone height={96} />
        <Bone height={240} />
      </Skeleton>
    );
  return (
    <div className={styles.result}>
      <header className={styles.header}>
        <p role="status">{text('replay.asOf', { at: times.instantInSentence(replay.asOf), events: replay.events })}</p>
        <span className={styles.tools}>
          <Button small onClick={() => print()}>
            {text('audit.print')}
          </Button>
        </span>
      </header>
      <CountsThen counts={replay.counts} />
      <Panel title={text('replay.vehicles')}>
        <VehiclesThen vehicles={replay.vehicles} />
      </Panel>
      <Panel title={text('replay.bookings')}>
        {replay.bookings.length === 0 ? (
          <Empty icon="calendar">{text('replay.noBookings')}</Empty>
        ) : (
          <BookingsThen bookings={replay.bookings} />
        )}
        {replay.hasMore && <p>{text('replay.hasMore', { shown: replay.bookings.length })}</p>}
      </Panel>
    </div>
  );
}
