import * as RadixToast from '@radix-ui/react-toast';
import { type CSSProperties, type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { directionOf, useLanguage } from '../../lib/i18n/language.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Icon, type IconName } from '../icon.js';
import { dismissToast, toastStore, type Toast } from './toast-store.js';
import styles from './toasts.module.css';

const icons: Readonly<Record<NonNullable<Toast['tone']>, IconName>> = {
  neutral: 'info',
  success: 'check',
  destructive: 'alert',
};

/** Five seconds, swipe of 50 px towards the edge, F8 to reach it. */
export function Toasts({ durationMs = 5000 }: { readonly durationMs?: number }) {
  const text = useText();
  const { language } = useLanguage();
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const tone = toast?.tone ?? 'neutral';
  const bars = useHeightOfBars(toast?.open === true);
  useGoneOnChange(toast);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = () => {
    // the library leaves it on the empty list, behind the page
    if (document.activeElement === viewport.current) focusBackOn(cameFrom.current);
    dismissToast();
  };

  return (
    <RadixToast.Provider
      label={text('toast.label')}
      duration={durationMs}
      swipeThreshold={50}
      swipeDirection={directionOf[language] === 'rtl' ? 'left' : 'right'}
    >
      {toast !== undefined && (
        <RadixToast.Root
          key={toast.id}
          className={styles.toast}
          data-tone={tone}
          open={toast.open}
          onOpenChange={(open) => !open && close()}
          onFocus={enter}
          type={tone === 'destructive' ? 'foreground' : 'background'}
        >
          <Icon name={icons[tone]} />
          <div className="flex-1 min-w-0">
            <RadixToast.Title className="font-bold">{toast.title}</RadixToast.Title>
            {toast.description !== undefined && (
              <RadixToast.Description className="text-soft wrap-anywhere">{toast.description}</RadixToast.Description>
            )}
            {toast.action !== undefined && (
              <RadixToast.Action className={styles.action} altText={toast.action.label} onClick={toast.action.run}>
                {toast.action.label}
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close className={styles.close} aria-label={text('toast.close')}>
            <Icon name="close" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={viewport}
        className={styles.viewport}
        style={{ '--bars': `${bars}px` } as CSSProperties}
        hotkey={['F8']}
        label={text('toast.region')}
      />
    </RadixToast.Provider>
  );
}

function focusBackOn(element: Element | null): void {
  const to = element?.isConnected ? element : document.querySelector('main');
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}

/** Buttons of a form, such as those of the fuel, change it as well. */
const changing = ['input', 'click'] as const;

function useGoneOnChange(toast: Toast | undefined): void {
  const id = toast?.open === true && toast.asksForMore === true ? toast.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form :is(input, select, textarea, button, [role=slider])'))
        dismissToast(id);
    };
    for (const type of changing) document.addEventListener(type, look, true); // the click that asked has passed here
    return () => {
      for (const type of changing) document.removeEventListener(type, look, true);
    };
  }, [id]);
}

const LOOK_AGAIN_MS = 250;

/** How much of the lower end of the screen belongs to bars with buttons or to the signature, in px: a toast stands above, also after the page has changed. */
function useHeightOfBars(needed: boolean): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!needed) return undefined;
    const look = () => setHeight(heightOfBars());
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [needed]);
  return height;
}

/** Between bars that stand on each other. */
const MOST_GAP = 24;
/** Below a bar, such as that of a dialog, a toast of three lines with its margins has room. */
const ROOM_BELOW = 136;

function heightOfBars(): number {
  const screenHeight = window.innerHeight;
  const fromBelow = [...document.querySelectorAll('[data-clear-of-toasts]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top < screenHeight)
    .toSorted((one, other) => other.bottom - one.bottom);
  const highest = fromBelow.reduce(
    (above, { top, bottom }) =>
      bottom > screenHeight - ROOM_BELOW || bottom >= above - MOST_GAP ? Math.min(above, top) : above,
    screenHeight,
  );
  return Math.min(screenHeight / 2, screenHeight - highest);
}
