import {
  accessTokenNameProblem,
  accessTokenScopesProblem,
  endAfterDays,
  offeredLivesInDays,
} from '@rigbook/contracts/integrations/access-token.rules';
import { accessTokenScopes, type AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import { Input } from 'antd';
import { useState } from 'react';
import type { CreatedAccessToken } from '../../../../lib/http/answers.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { Button } from '../../../../ui/button.js';
import { Actions, DialogForm } from '../../../../ui/dialog.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useCreateAccessToken } from '../api/access-tokens.js';
import { ScopeChecks } from './scope-checks.js';

const ENDLESS = 'endless';

interface Props {
  readonly onMade: (made: CreatedAccessToken) => void;
  readonly onClose: () => void;
}

export function CreateTokenForm({ onMade, onClose }: Props) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const create = useCreateAccessToken();
  const [openedAt] = useState(useNow());
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly AccessTokenScope[]>([]);
  const [life, setLife] = useState<string>(String(offeredLivesInDays[1]));
  const [tried, setTried] = useState(false);
  const expiresAt = life === ENDLESS ? null : endAfterDays(Number(life), openedAt);
  const wanted = { name, scopes, expiresAt };
  const key = useIdempotencyKey(JSON.stringify(wanted));
  const problems = { name: accessTokenNameProblem(name), scopes: accessTokenScopesProblem(scopes) };
  const said = (problem: string | undefined) => (tried && problem !== undefined ? sentence(problem) : undefined);

  const submit = async () => {
    setTried(true);
    if (problems.name !== undefined || problems.scopes !== undefined) return;
    const made = create.mutateAsync({ wanted, key });
    if (await attempt(made, text('tokens.createFailed'))) onMade(await made);
  };

  return (
    <DialogForm onSubmit={submit}>
      <Field label={text('tokens.name')} hint={text('tokens.nameHint')} error={said(problems.name)}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ScopeChecks scopes={scopes} error={said(problems.scopes)} onChange={setScopes} all={accessTokenScopes} />
      <Field label={text('tokens.life')}>
        {(control) => (
          <NativeSelect {...control} value={life} onChange={({ target }) => setLife(target.value)}>
            {offeredLivesInDays.map((days) => (
              <option key={days} value={String(days)}>
                {text('tokens.lifeDays', { days })}
              </option>
            ))}
            <option value={ENDLESS}>{text('tokens.lifeEndless')}</option>
          </NativeSelect>
        )}
      </Field>
      <Refusal error={create.error} />
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
        <Button look="primary" type="submit" busy={create.isPending}>
          {text(create.isPending ? 'tokens.creating' : 'tokens.createConfirm')}
        </Button>
      </Actions>
    </DialogForm>
  );
}
