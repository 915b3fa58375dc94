import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccessToken } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Button } from '../../../../ui/button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Icon } from '../../../../ui/icon.js';
import { Panel } from '../../../../ui/content/panel.js';
import { accessTokensQuery } from '../api/access-tokens.js';
import { CreateTokenDialog } from './create-token-dialog.js';
import { RevokeTokenDialog } from './revoke-token-dialog.js';
import { TokenItem } from './token-item.js';

/** The tokens of other programs: permissions, last use, and a button to revoke each. */
export function AccessTokens() {
  const text = useText();
  const list = useInfiniteQuery(accessTokensQuery);
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<AccessToken>();

  return (
    <Panel
      title={text('tokens.title')}
      aside={
        <Button icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
          {text('tokens.create')}
        </Button>
      }
    >
      <p className="text-soft text-md tabular-nums">{text('tokens.intro')}</p>
      <Loaded query={{ ...list, data: itemsOf(list.data) }} label={text('tokens.loading')} lines={6}>
        {(tokens) =>
          tokens.length === 0 ? (
            <Empty icon="lock">
              <p>{text('tokens.empty')}</p>
              <p>{text('tokens.emptyHint')}</p>
            </Empty>
          ) : (
            <>
              <ul className="divide-y divide-(--hairline)" aria-label={text('tokens.title')}>
                {tokens.map((token) => (
                  <TokenItem key={token.id} token={token} onRevoke={() => setRevoking(token)} />
                ))}
              </ul>
              <NextPage list={list} label={text('tokens.more')} />
            </>
          )
        }
      </Loaded>
      {creating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(undefined)} />}
    </Panel>
  );
}
