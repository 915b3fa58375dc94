import { useContext, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_DataRouterContext as DataRouter, useLocation } from 'react-router';
import { isOpenedHere } from '../../../lib/use-viewed.js';
import styles from './opening.module.css';

/**
 * Stands where a drawer or a dialog opens, from the press until it has rendered. The router renders a new address in slices, and the
 * lists with it; this shows at once.
 */
export function Opening() {
  const router = useContext(DataRouter)?.router;
  if (router === undefined) throw new Error('The desk stands inside the router');
  const next = useSyncExternalStore(
    (changed) => router.subscribe(changed),
    () => router.state.location,
  );
  const shown = useLocation();
  if (next.key === shown.key || !isOpenedHere(next.state) || isOpenedHere(shown.state)) return null;
  const isDialog = new URLSearchParams(next.search).has('dialog');
  return createPortal(
    <div className={isDialog ? styles.behindDialog : undefined} aria-hidden data-opening>
      <div className={isDialog ? styles.dialog : styles.drawer} />
    </div>,
    document.body,
  );
}
