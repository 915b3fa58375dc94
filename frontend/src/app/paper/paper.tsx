import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../features/auth/use-session.js';
import { useMediaQuery } from '../../lib/device/use-media-query.js';
import { useText } from '../../lib/i18n/use-text.js';
import { OnPaperContext } from '../../lib/time/on-paper.js';
import { useNow } from '../../lib/time/use-now.js';
import { useTimes } from '../../lib/time/use-times.js';
import { useZone } from '../../lib/time/zone.js';
import './paper.css';

/**
 * A screen that people print. The first sheet begins with the organization and the time of printing; the margins of the others
 * repeat both and name the page, since sheets get separated.
 */
export function Paper({ children }: { children: ReactNode }) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const now = useNow();
  const organization = useSession()?.organizationName ?? '';
  const printed = text('paper.printed', {
    day: times.fullDay(dayOf(now, zone)),
    clock: times.written(times.clock(now)),
    zone,
  });

  useEffect(() => {
    const fillMargins = () => {
      const { style } = document.documentElement;
      style.setProperty('--paper-organization', quoted(organization));
      style.setProperty('--paper-title', quoted(document.querySelector('h1')?.textContent ?? ''));
      style.setProperty('--paper-printed', quoted(printed));
    };
    addEventListener('beforeprint', fillMargins);
    return () => removeEventListener('beforeprint', fillMargins);
  }, [organization, printed]);

  return (
    <OnPaperContext value={useMediaQuery('print')}>
      <p className="hidden mb-4 print:block">
        <strong>
          <bdi>{organization}</bdi>
        </strong>
        <br />
        {printed}
      </p>
      {children}
    </OnPaperContext>
  );
}

/** As a string of CSS, whose escapes are code points in hexadecimal. */
const quoted = (words: string): string =>
  `"${words.replaceAll(/["\\\p{Cc}]/gu, (one) => `\\${one.codePointAt(0)?.toString(16) ?? ''} `)}"`;
