import { lazy, Suspense, useEffect, useState } from 'react';
import { phoneWidth, useMediaQuery } from '../../../lib/device/use-media-query.js';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useWordsOfScreens } from '../../../lib/i18n/words-of-screens.js';
import { Icon } from '../../../ui/icon.js';
import { Tooltip } from '../../../ui/tooltip.js';
import styles from './top-bar.module.css';

const words = ['account'] as const;

/** The dialog and its words come together, once it is opened. */
function AccountOf(props: { user: CurrentUser; onClose: () => void }) {
  const { learn, keep } = useWordsOfScreens();
  const [Dialog] = useState(() =>
    lazy(async () => {
      const [{ AccountDialog }] = await Promise.all([
        import('../../../features/auth/account/account-dialog.js'),
        learn(words),
      ]);
      return { default: AccountDialog };
    }),
  );
  useEffect(() => keep(words), [keep]);
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** Who is signed in; opens their account. */
export function AccountButton({ user }: { user: CurrentUser }) {
  const text = useText();
  const person = usePerson();
  const onPhone = useMediaQuery(phoneWidth);
  const [open, setOpen] = useState(false);
  const label = text('account.open', { person: person(user) });
  const button = (
    <button
      type="button"
      className={`${styles.item} ${styles.person}`}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => setOpen(true)}
    >
      <Icon name="user" />
      <span>
        {person(user)}
        <small>{text('account.title')}</small>
      </span>
    </button>
  );
  return (
    <>
      {onPhone ? button : <Tooltip text={label}>{button}</Tooltip>}
      {open && <AccountOf user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
