import type { Page } from '@playwright/test';

/** Counts what a person does: presses of the mouse, and keys that do something. Characters typed into a field are none; leaving it by Tab or Enter is one. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const more = () => sessionStorage.setItem('presses', `${Number(sessionStorage.getItem('presses')) + 1}`);
    const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
    addEventListener('pointerdown', more, true);
    addEventListener(
      'keydown',
      ({ key, target, ctrlKey, metaKey }) => {
        const isTyped = target instanceof HTMLInputElement && key.length === 1 && !ctrlKey && !metaKey;
        if (!isTyped && !modifiers.includes(key)) more();
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}
