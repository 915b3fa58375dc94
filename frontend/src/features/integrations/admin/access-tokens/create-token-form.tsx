import {
  accessTokenNameProblem,
  accessTokenScopesProblem,
  endAfterDays,
  offeredLivesInDays,
} from '@rigbook/contracts/integrations/access-token.rules';
import { accessTokenScopes, type AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import { Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import type { CreatedAccessToken } from '../../../../lib/http/answers.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { FormBody, FormField } from '../../../../ui/form/form-dialog.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useCreateAccessToken } from '../api/access-tokens.js';

/** In days; 0 if it never expires. */
const ENDLESS = 0;

interface Values {
  readonly name: string;
  readonly scopes: readonly AccessTokenScope[];
  readonly life: number;
}

interface Props {
  readonly onMade: (made: CreatedAccessToken) => void;
  readonly onClose: () => void;
}

export function CreateTokenForm({ onMade, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const create = useCreateAccessToken();
  const [openedAt] = useState(useNow());
  const [form] = Form.useForm<Values>();
  const key = useIdempotencyKey(JSON.stringify(Form.useWatch([], form)));

  const submit = async ({ name, scopes, life }: Values) => {
    const wanted = { name, scopes, expiresAt: life === ENDLESS ? null : endAfterDays(life, openedAt) };
    const made = create.mutateAsync({ wanted, key });
    if (await attempt(made, text('tokens.createFailed'))) onMade(await made);
  };

  return (
    <FormBody<Values>
      form={form}
      initial={{ name: '', scopes: [], life: offeredLivesInDays[1] }}
      problems={({ name, scopes }) => ({
        name: accessTokenNameProblem(name),
        scopes: accessTokenScopesProblem(scopes),
      })}
      submit={text('tokens.createConfirm')}
      submitting={text('tokens.creating')}
      command={create}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="name" label={text('tokens.name')} hint={text('tokens.nameHint')}>
        <Input dir="auto" autoComplete="off" />
      </FormField>
      <FormField name="scopes" label={text('tokens.scopes')}>
        <Checkbox.Group
          role="group"
          className="grid! grid-cols-[minmax(0,1fr)] gap-y-1!"
          options={accessTokenScopes.map((value) => ({
            value,
            label: text(`tokens.scope.${value}`),
            className: 'min-h-(--target) items-center',
          }))}
        />
      </FormField>
      <FormField name="life" label={text('tokens.life')}>
        <Select
          options={[
            ...offeredLivesInDays.map((days) => ({ value: days, label: text('tokens.lifeDays', { days }) })),
            { value: ENDLESS, label: text('tokens.lifeEndless') },
          ]}
        />
      </FormField>
    </FormBody>
  );
}
