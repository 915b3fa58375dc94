import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';

interface Props {
  readonly network: string;
  readonly isWrong: boolean;
  readonly onNetwork: (network: string) => void;
}

/** An address or a network; passed on with Enter, or when the box is left. */
export function NetworkBox({ network, isWrong, onNetwork }: Props) {
  const text = useText();
  const [typed, setTyped] = useState(network);
  const [asked, setAsked] = useState(network);
  if (network !== asked) {
    setAsked(network);
    setTyped(network);
  }
  const pass = (next: string) => {
    if (next.trim() !== network) onNetwork(next.trim());
  };
  return (
    <Field label={text('access.network')} error={isWrong ? text('access.networkWrong') : undefined}>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          allowClear
          spellCheck={false}
          autoCapitalize="none"
          maxLength={49}
          placeholder="192.0.2.0/24"
          value={typed}
          onChange={({ target, type }) => {
            setTyped(target.value);
            if (type === 'click') pass('');
          }}
          onPressEnter={() => pass(typed)}
          onBlur={() => pass(typed)}
        />
      )}
    </Field>
  );
}
