type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typedIn = new Set<Field>();

/** Remembers in which fields something was entered. */
export function watchForWork(): void {
  document.addEventListener('input', ({ target }) => typedIn.add(target as Field), { capture: true });
}

/** Whether something would be lost if the page were loaded again: an open dialog, or a field with something entered. */
export function holdsWork(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return typedIn.size > 0 || document.querySelector('[role=dialog]') !== null;
}
