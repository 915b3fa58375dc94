import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon } from '../../../../ui/icon.js';
import styles from './access-tokens.module.css';

interface Props {
  readonly all: readonly AccessTokenScope[];
  readonly scopes: readonly AccessTokenScope[];
  readonly error: string | undefined;
  readonly onChange: (scopes: readonly AccessTokenScope[]) => void;
}

export function ScopeChecks({ all, scopes, error, onChange }: Props) {
  const text = useText();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1 p-0 font-semibold">{text('tokens.scopes')}</legend>
      <Checkbox.Group
        className={styles.checks ?? ''}
        options={all.map((scope) => ({ value: scope, label: text(`tokens.scope.${scope}`) }))}
        value={[...scopes]}
        onChange={onChange}
      />
      {error !== undefined && (
        <p id={errorId} className="flex gap-1.5 items-center text-(--red-ink)" role="alert">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </fieldset>
  );
}
