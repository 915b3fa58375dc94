import { isUnfinished } from '../device/before-leaving.js';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typedIn = new Set<Field>();

/** Remembers in which fields something was entered. */
export function watchForWork(): void {
  const remember = ({ target }: Event) => typedIn.add(target as Field);
  document.addEventListener('input', remember, { capture: true });
  document.addEventListener('change', remember, { capture: true });
}

/**
 * Whether something would be lost if the page were loaded again: an open dialog, a field with something entered, or a task
 * that must run first.
 */
export function holdsWork(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return typedIn.size > 0 || isUnfinished() || document.querySelector('[role=dialog]') !== null;
}
