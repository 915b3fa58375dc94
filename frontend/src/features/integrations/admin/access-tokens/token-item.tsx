import type { AccessTokenState } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessToken } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import type { IconName } from '../../../../ui/icon.js';
import { StatusTag, type StatusHue } from '../../../../ui/content/status-tag.js';
import { useTokenTimes } from './use-token-times.js';

const looks: Readonly<Record<AccessTokenState, { hue: StatusHue; icon: IconName }>> = {
  working: { hue: 'green', icon: 'check' },
  expired: { hue: 'grey', icon: 'clock' },
  revoked: { hue: 'grey', icon: 'ban' },
};

export function TokenItem({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const text = useText();
  const person = usePerson();
  const { when, end } = useTokenTimes();
  const { name, scopes, standing, createdBy, createdAt, lastUsedAt } = token;
  const at = when(createdAt);
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <StatusTag {...looks[standing]}>{text(`tokens.state.${standing}`)}</StatusTag>
      </div>
      <ul aria-label={text('tokens.scopes')}>
        {scopes.map((scope) => (
          <li key={scope}>
            {text(`tokens.scope.${scope}`)}{' '}
            <code dir="ltr" className="text-soft text-xs whitespace-nowrap">
              {scope}
            </code>
          </li>
        ))}
      </ul>
      <p className="text-soft text-md tabular-nums">
        {createdBy.unitNumber === null
          ? text('tokens.madeByFormer', { at })
          : text('tokens.made', { at, person: person(createdBy) })}
        {' · '}
        {end(token)}
        {' · '}
        {lastUsedAt === null ? text('tokens.neverUsed') : text('tokens.lastUsed', { at: when(lastUsedAt) })}
      </p>
      {standing === 'working' && (
        <div>
          <Button small danger aria-label={text('tokens.revokeNamed', { name })} onClick={onRevoke}>
            {text('tokens.revoke')}
          </Button>
        </div>
      )}
    </li>
  );
}
