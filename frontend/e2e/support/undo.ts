import type { Page } from '@playwright/test';

/** Decides, and takes it back as soon as the page offers that: it does so for five seconds, and a press from outside may come later on a busy machine. */
export async function decideAndUndo(page: Page, decide: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    delete document.body.dataset['undone'];
    const offered = new MutationObserver(() => {
      const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
      if (!undo) return;
      offered.disconnect();
      undo.click();
      document.body.dataset['undone'] = 'yes';
    });
    offered.observe(document.body, { subtree: true, childList: true });
  });
  await decide();
  await page.locator('body[data-undone]').waitFor();
}
