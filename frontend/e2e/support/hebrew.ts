import { expect, type Locator, type Page } from '@playwright/test';
import { en, he } from '../../src/testing/catalogues';
import { expectAccessible, expectAccessibleInBothColours } from './accessible';
import { openAuditArea } from './api';

export type Words = keyof typeof he;

/** A missing message shows as its id. No screen should show that, nor an English sentence. */
const unwanted = Object.entries(en).flatMap(([id, message]) =>
  message !== he[id as Words] && message.includes(' ') ? [id, message] : [id],
);

/** Expects the screen to read from right to left, in Hebrew, and to be accessible. */
export async function expectHebrew(page: Page): Promise<void> {
  await expectHebrewWords(page);
  await expectAccessible(page);
}

/** The same for a screen that no other journey sees in light colors. */
export async function expectHebrewInBothColours(page: Page): Promise<void> {
  await expectHebrewWords(page);
  await expectAccessibleInBothColours(page);
}

async function expectHebrewWords(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  const said = await everythingSaid(page);
  expect(unwanted.filter((words) => said.includes(words))).toEqual([]);
}

const everythingSaid = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'placeholder', 'title', 'alt'];
    const labels = [...document.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    // such as the English version of a message
    const markedAsEnglish = [...document.querySelectorAll<HTMLElement>('[lang=en]')].map(({ innerText }) => innerText);
    const text = markedAsEnglish.reduce((said, english) => said.replace(english, ''), document.body.innerText);
    return [document.title, text, ...labels].join('\n');
  });

export const button = (page: Page, id: Words): Locator => page.getByRole('button', { name: he[id], exact: true });

/** The dialog opened last. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').last();

export const submitDialog = (page: Page): Promise<void> => dialog(page).locator('button[type=submit]').click();

/** Signs in directly, without the sign-in screens. */
export async function enter(page: Page, unitNumber: string, path: string): Promise<void> {
  await page.request.post('/api/auth/login', { data: { unitNumber, phoneLastFour: `0${unitNumber}` } });
  if (unitNumber === '110') await openAuditArea(page.request);
  await page.goto(path);
}

/** Opens the first day that has a free start. */
export async function openFreeDay(page: Page): Promise<void> {
  for (const day of await page.locator('[role=grid] button:enabled').all()) {
    await day.click();
    await page.locator('button[data-state]').first().waitFor();
    if (await page.locator('button[data-state=available]').count()) return;
  }
  throw new Error('No day of the booking window has a free start');
}
