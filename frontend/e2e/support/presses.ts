import type { Page } from '@playwright/test';

/** Counts what a person does: presses of the mouse, and keys that do something. A field that is filled in counts as one, whatever is typed. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const more = () => sessionStorage.setItem('presses', `${Number(sessionStorage.getItem('presses')) + 1}`);
    const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
    let filled: EventTarget | null = null;
    addEventListener('pointerdown', more, true);
    addEventListener(
      'keydown',
      ({ key, target, ctrlKey, metaKey }) => {
        const isTyped = target instanceof HTMLInputElement && key.length === 1 && !ctrlKey && !metaKey;
        if (isTyped ? target !== filled : !modifiers.includes(key)) more();
        if (isTyped) filled = target;
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}
