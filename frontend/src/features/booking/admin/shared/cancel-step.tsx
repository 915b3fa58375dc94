import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { Button } from '../../../../ui/button.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.js')).CancelDialog);

let asked: Booking | undefined;
const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
const ask = (booking: Booking | undefined): void => {
  asked = booking;
  for (const watcher of watchers) watcher();
};

interface Props extends Omit<ComponentProps<typeof Button>, 'danger' | 'onClick'> {
  readonly booking: Booking;
}

/** Leads to the question of `CancelQuestion`, which stands beside the list: neither a row that goes nor a list drawn again touches it. */
export const CancelStep = ({ booking, ...button }: Props) => <Button {...button} danger onClick={() => ask(booking)} />;

export function CancelQuestion() {
  const booking = useSyncExternalStore(watch, () => asked);
  useEffect(() => () => ask(undefined), []); // left by Back, it is not asked again
  return booking && <CancelDialog key={booking.id} booking={booking} onClose={() => ask(undefined)} />;
}
