import { useText } from '../../../lib/i18n/use-text.js';
import { AccessTokens } from './access-tokens/access-tokens.js';
import { FleetCalendar } from './fleet-calendar.js';
import { Webhooks } from './webhooks/webhooks.js';

/** The ways other programs connect to Rigbook, one panel each. */
export function Integrations() {
  const text = useText();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-soft">
        {text('integrations.intro')}{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {text('integrations.apiPage')}
        </a>
      </p>
      <AccessTokens />
      <Webhooks />
      <FleetCalendar />
    </div>
  );
}
