import { expect, type Page } from '@playwright/test';
import { approve, as, asAdministrator, book, call, openAuditArea } from './support/api';
import { test } from './support/test';

/** On each sheet: whose it is, when it was printed, which page it is; nothing to press, and black on white from a dark screen too. */
async function expectPrintable(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await expect(main.getByText(/Printed on \w+, \d+ \w+ \d{4} at \d\d:\d\d\./)).toBeVisible();
  // values to copy are buttons with a title, and print as text
  const controls = main.locator('button:not([title]), input, select, textarea').filter({ visible: true });
  await expect.poll(() => controls.allInnerTexts(), address).toEqual([]);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  const sheet = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const style = getComputedStyle(document.documentElement);
    const pageRules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSPageRule ? [rule.cssText] : [])),
    );
    return {
      organization: style.getPropertyValue('--paper-organization'),
      title: style.getPropertyValue('--paper-title'),
      margins: pageRules.join('\n'),
      number: style.getPropertyValue('--paper-page'),
      ground: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.querySelector('main h1, main h2') ?? document.body).color,
    };
  });
  expect(sheet.organization, address).toMatch(/^".+"$/);
  expect(sheet.title, address).toMatch(/^".+"$/);
  expect(sheet.number).toContain('counter(page)');
  expect(sheet.margins).toContain('--paper-bottom-right');
  expect(sheet.ground).toBe('rgb(255, 255, 255)');
  const brightness = [...sheet.ink.matchAll(/\d+/g)].reduce((sum, [part]) => sum + Number(part), 0);
  expect(brightness, `${address}: the ink is dark`).toBeLessThan(200);
}

test('everything that is printed says whose it is and when, with page numbers and without buttons', async ({
  page,
  unit,
  vehicle,
}) => {
  const booking = await as(unit, (request) => book({ request }, vehicle.id, 1, 'To be printed'));
  await approve(booking);
  await asAdministrator(async (admin) => {
    const { cookies } = await admin.storageState();
    await page.context().addCookies(cookies);
  });
  for (const address of [
    '/admin?tab=today',
    '/admin?tab=today&view=week',
    '/admin?tab=diary',
    '/admin?tab=usage',
    `/admin?tab=vehicle&vehicle=${vehicle.id}`,
    `/agreement/${booking}`,
    `/history/${booking}`,
  ])
    await expectPrintable(page, address);

  await page.context().clearCookies();
  await call(page.request, 'POST', '/api/auth/login', { unitNumber: '110', phoneLastFour: '0110' });
  await openAuditArea(page.request);
  for (const tab of ['bookings', 'custody', 'verification']) await expectPrintable(page, `/audit?tab=${tab}`);
});
