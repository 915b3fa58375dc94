/** Moves the focus to an element with a problem, clear of the bars at the edges of the screen. */
export function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
