import { DEVICES_FRAGMENT } from '@rigbook/contracts/auth/account-change.words';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../../config/paths.js';
import { type CurrentUser } from '../../../lib/http/answers.js';
import { phoneWidth, useMediaQuery } from '../../../lib/device/use-media-query.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { PersonName } from '../../../ui/content/person-name.js';
import { Icon } from '../../../ui/icon.js';
import { Logo } from '../../../ui/logo.js';
import { LanguageSwitch } from './language-switch.js';
import styles from './top-bar.module.css';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { themeChoices, useTheme } from '../../../ui/theme/theme-choice.js';
import { Tooltip } from '../../../ui/tooltip.js';
import { useEffect, useState, useId, useRef, type ReactNode } from 'react';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { OfferMessages } from '../../../features/booking/shared/colleagues/lazy-handing-on.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';

const words = ['account', 'access'] as const;

const AccountDialog = lazyDialog(
  async () => (await import('../../../features/auth/account/account-dialog.js')).AccountDialog,
  words,
);

/** The signed-in person; opens their account, as does the link in messages about changes of it. */
function AccountButton({ user }: { user: CurrentUser }) {
  const text = useText();
  const person = usePerson();
  const onPhone = useMediaQuery(phoneWidth);
  const location = useLocation();
  const navigate = useNavigate();
  const atDevices = location.hash === DEVICES_FRAGMENT;
  const [opened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    if (atDevices) void navigate({ ...location, hash: '' }, { replace: true, preventScrollReset: true });
  };
  const label = text('account.open', { person: person(user) });
  const button = (
    <button
      type="button"
      className={`${styles.item} ${styles.person} sm:max-[900px]:[&>span]:sr-only`}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => setOpened(true)}
    >
      <Icon name="user" />
      <span>
        <PersonName of={user} />
        <small>{text('account.title')}</small>
      </span>
    </button>
  );
  return (
    <>
      {onPhone ? button : <Tooltip text={label}>{button}</Tooltip>}
      {(opened || atDevices) && (
        <AccountDialog
          user={user}
          atDevices={atDevices}
          furtherMessages={(user.isAdmin || !user.isAuditor) && <OfferMessages />}
          onClose={close}
        />
      )}
    </>
  );
}

interface Props {
  readonly user: CurrentUser | null;
  readonly onLogout: () => void;
  readonly isLeaving: boolean;
}

/** On a desktop everything is in the bar; on a phone it has a logo, a language switch and a menu. */
export function TopBar({ user, onLogout, isLeaving }: Props) {
  const text = useText();
  const onPhone = useMediaQuery(phoneWidth);

  const tools = (
    <>
      {user !== null && <RefreshButton />}
      {user?.isAdmin === true && (
        <Link to={paths.admin} className={styles.item}>
          <Icon name="shield" />
          {text('shell.admin')}
        </Link>
      )}
      {user?.isAuditor === true && (
        <Link to={paths.audit} className={styles.item}>
          <Icon name="search" />
          {text('shell.audit')}
        </Link>
      )}
      <ThemeSwitch />
      {user !== null && (
        <>
          <AccountButton user={user} />
          <button type="button" className={styles.item} disabled={isLeaving} onClick={onLogout}>
            <Icon name="logout" />
            {text('shell.logout')}
          </button>
        </>
      )}
    </>
  );

  return (
    <header className="sticky top-(--page-notes) z-20 border-b border-(--hairline) bg-(--surface)">
      <div className="flex items-center gap-1 max-w-[calc(var(--page-width)+2*var(--gutter))] min-h-(--bar-height) mx-auto px-(--gutter)">
        <Link to={paths.home} className={styles.brand}>
          <Logo size={30} />
          {text('app.name')}
        </Link>
        <LanguageSwitch />
        {onPhone ? <BarMenu>{tools}</BarMenu> : tools}
      </div>
    </header>
  );
}

/** Reloads the data of the open screen. */
function RefreshButton() {
  const text = useText();
  const queryClient = useQueryClient();
  const loading = useIsFetching() > 0;
  return (
    <button
      type="button"
      className={styles.item}
      aria-disabled={loading}
      onClick={async () => {
        await queryClient.invalidateQueries();
        showToast({ title: text('shell.refreshed') });
      }}
    >
      <Icon name="refresh" />
      {text('shell.refresh')}
    </button>
  );
}

/** Cycles through system, light and dark. */
function ThemeSwitch() {
  const text = useText();
  const { choice, choose, dark } = useTheme();
  const onPhone = useMediaQuery(phoneWidth);
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  const label = text(`shell.theme.${choice}`);
  const button = (
    <button
      type="button"
      className={onPhone ? styles.item : `${styles.item} ${styles.iconOnly}`}
      onClick={() => choose(next)}
    >
      <Icon name={dark ? 'moon' : 'sun'} />
      <span className={onPhone ? undefined : 'sr-only'}>{label}</span>
    </button>
  );
  return onPhone ? button : <Tooltip text={label}>{button}</Tooltip>;
}

/** A menu for what does not fit into the bar of a phone. Closes on a choice, a click outside it, or Escape. */
function BarMenu({ children }: { children: ReactNode }) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const pointed = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', pointed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', pointed);
      document.removeEventListener('keydown', pressed);
    };
  }, [open]);

  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        className={`${styles.item} ${styles.iconOnly}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
        <span className="sr-only">{text('shell.menu')}</span>
      </button>
      <div
        id={id}
        className={styles.sheet}
        hidden={!open}
        onClick={(event) => {
          if ((event.target as HTMLElement).closest('a') !== null) setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}
