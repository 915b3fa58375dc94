import { useSearchParams } from 'react-router';
import type { User } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Chip, Chips } from '../../../../ui/form/filter-chips.js';

const PARAMETER = 'show';
const SUSPENDED = 'suspended';

/** Whether only suspended users are listed; in the address, so that it can be linked. */
export function useOnlySuspended() {
  const [address, setAddress] = useSearchParams();
  const isOn = address.get(PARAMETER) === SUSPENDED;
  const set = (only: boolean) => {
    const next = new URLSearchParams(address);
    if (only) next.set(PARAMETER, SUSPENDED);
    else next.delete(PARAMETER);
    setAddress(next, { replace: true });
  };
  return { isOn, set };
}

export const isSuspended = ({ suspendedAt }: User): boolean => suspendedAt !== null;

interface Props {
  readonly users: readonly User[];
  readonly only: ReturnType<typeof useOnlySuspended>;
}

/** Absent where nobody is suspended, unless the address asks for it. */
export function SuspendedFilter({ users, only }: Props) {
  const text = useText();
  const count = users.filter(isSuspended).length;
  if (count === 0 && !only.isOn) return null;
  return (
    <Chips label={text('users.filter')}>
      <Chip type="checkbox" checked={only.isOn} onChange={({ target }) => only.set(target.checked)}>
        {text('users.onlySuspended', { count })}
      </Chip>
    </Chips>
  );
}
