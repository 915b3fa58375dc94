import { weekStartsOn } from '@rigbook/contracts/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import type { ResponderHours } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { hoursOfUserQuery } from '../../../booking/admin/api/figures.js';
import { Part } from '../../../../ui/content/part.js';
import { HoursChart } from './hours-chart.js';

/** Driving hours: this week and the next in words, past weeks as a chart. */
export function HoursPart({ userId }: { userId: string }) {
  const text = useText();
  return (
    <Part title={text('userView.hours')}>
      <Loaded query={useQuery(hoursOfUserQuery(userId))} label={text('userView.hoursLoading')} lines={5}>
        {(hours) => <Hours hours={hours} />}
      </Loaded>
    </Part>
  );
}

function Hours({ hours: { limit, weeks } }: { hours: ResponderHours }) {
  const text = useText();
  const thisWeek = weekStartsOn(useNow(), useZone());
  const present = weeks.find((week) => week.weekStartsOn === thisWeek);
  const next = weeks.find((week) => week.weekStartsOn > thisWeek);
  return (
    <>
      <div>
        {present && <p>{text('userView.thisWeek', present)}</p>}
        {next && <p>{text('userView.nextWeek', next)}</p>}
      </div>
      <HoursChart weeks={weeks} limit={limit} thisWeek={thisWeek} />
      <p className="text-soft text-sm">{text('userView.hoursLimit', { limit })}</p>
    </>
  );
}
