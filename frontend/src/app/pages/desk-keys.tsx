import { useLayoutEffect, useState } from 'react';
import { isTyping } from '../../lib/device/typed-keys.js';
import { lazyDialog } from '../../ui/lazy/lazy-dialog.js';

const words = ['administration', 'history', 'audit', 'access'] as const;
const dialogs = {
  find: lazyDialog(async () => (await import('../administration/finding/find-dialog.js')).FindDialog, words),
  keys: lazyDialog(async () => (await import('../administration/finding/keys-dialog.js')).KeysDialog, words),
} as const;

/** Ctrl or Cmd with K finds anything, from anywhere; `?` shows the keys. For administrators and auditors. */
export function DeskKeys() {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  // before the page shows: a key that is pressed at once counts
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const finds = (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK');
      const shows = key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
      if (!finds && !shows) return;
      event.preventDefault();
      setOpen(finds ? 'find' : 'keys');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (open === undefined) return null;
  const Opened = dialogs[open];
  return <Opened onClose={() => setOpen(undefined)} />;
}
