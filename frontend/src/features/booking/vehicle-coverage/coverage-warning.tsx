import type { Instant } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import type { Shortfall } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { ShortfallLines } from './shortfall-lines.js';

export interface CoverageWarningProps {
  readonly vehicleId: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** The booking that is to have this vehicle and these hours instead of its own. */
  readonly insteadOf?: string;
  /** What the reader can do about it: ask all the same, go on, or nothing that has to be said. */
  readonly then?: 'ask' | 'go-on' | 'nothing';
}

/** Before a booking is asked for, changed or extended: what it would leave, where that is less than the organization wants. Without an answer it can be sent too. */
export function CoverageWarning({ vehicleId, startAt, endAt, insteadOf, then = 'ask' }: CoverageWarningProps) {
  const text = useText();
  const { data = [] } = useQuery({
    // below the calendars, which change with every booking
    queryKey: [...keys.calendars, 'coverage', vehicleId, startAt, endAt, insteadOf],
    queryFn: (): Promise<readonly Shortfall[]> =>
      bodyOf(
        api.GET('/api/vehicles/{id}/coverage', {
          params: { path: { id: vehicleId }, query: { from: startAt, to: endAt, ...(insteadOf && { insteadOf }) } },
        }),
      ),
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <Notice hue="orange" icon="alert" title={text('coverage.warning')} live>
      <ShortfallLines shortfalls={data} />
      {then !== 'nothing' && <p className="mt-1">{text(then === 'ask' ? 'coverage.warningText' : 'coverage.goOn')}</p>}
    </Notice>
  );
}
