import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { AccessToken } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';

/** Date with year and time: tokens live for years. */
export function useTokenTimes() {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const when = (at: Instant): string => `${times.fullDay(dayOf(at, zone))}, ${times.clock(at)}`;
  return {
    when,
    end: ({ expiresAt, revokedAt, standing }: AccessToken): string => {
      if (revokedAt !== null) return text('tokens.revokedAt', { at: when(revokedAt) });
      if (expiresAt === null) return text('tokens.endless');
      return text(standing === 'expired' ? 'tokens.ended' : 'tokens.ends', { at: when(expiresAt) });
    },
  };
}
