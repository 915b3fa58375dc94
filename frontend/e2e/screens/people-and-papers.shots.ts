import { takePicture } from './picture';
import { test } from '../support/test';
import { newcomers } from './newcomers';
import { organisation } from './organisation';

const csv = [
  'Unit number;First name;Last name;Email;Phone number;Department;Birthday',
  '906;Dana;Levi;dana.levi@example.org;050-000-0906;EMT;1 May',
  '907;נועה;פרץ;noa@example.org;050-000-0907;פרמדיקים;',
  '908;Maximilian-Alexander;von Hohenstein-Wittgenstein;maximilian.alexander.von.hohenstein@department.example.org;0500000908;Operations;',
  '7;Avi;;avi at example;500000907;Kitchen;',
  '101;Dana;Levi;dana@example.org;0500000101;EMT;',
  '910;Gil;Bar;gil@example.org;0500000910;EMT;',
  '910;Gil;Barak;gil@example.org;0500000911;EMT;',
].join('\r\n');

test('people and papers', async ({ page, browser }) => {
  await organisation(browser);
  await newcomers(browser);
  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    await takePicture(page, name, fullPage);
  };
  const dialog = page.getByRole('dialog').last();
  const users = (await (await page.request.get('/api/users')).json()) as { id: string; unitNumber: string }[];
  const idOf = (unit: string) => users.find(({ unitNumber }) => unitNumber === unit)?.id ?? '';

  await page.goto('/admin?tab=agreements&q=nobody-has-this-name');
  await page.locator('[role=search]').waitFor();
  await shot('80-files-none');
  await page.goto('/admin?tab=agreements');
  await page.locator('main a[href$="/pdf"]').first().waitFor();
  await shot('81-files');
  let nth = 0;
  await page.route('**/verification', async (route) => {
    const answer = await (await route.fetch()).json();
    nth += 1;
    if (nth > 1) return route.fulfill({ json: answer });
    return route.fulfill({ json: { ...answer, verdict: 'altered', documentSha256: 'b'.repeat(64) } });
  });
  await page.locator('main [role=status]').locator('xpath=preceding-sibling::button').click();
  await page.locator('main [role=alert]').waitFor();
  await shot('82-files-checked', true);

  await page.goto('/admin?tab=users');
  await page.locator('main a[href*="user="]').first().waitFor();
  await shot('83-users');
  for (const [name, unit] of [
    ['84-user', '101'],
    ['85-user-licence', '123'],
    ['86-newcomer', '111'],
  ] as const) {
    await page.goto(`/users?user=${idOf(unit)}`);
    await dialog.locator('table').first().waitFor();
    await shot(name);
    await dialog.locator('.ant-drawer-body').evaluate((body) => body.scrollTo(0, 9999));
    await shot(`${name}-end`);
  }

  await page.goto('/users?dialog=import');
  await dialog.waitFor();
  await shot('87-import');
  const choose = (name: string, bytes: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
  await choose('old-export.csv', Buffer.from([0xe0, 0xe1, 0xe2]));
  await dialog.locator('[role=alert]').waitFor();
  await shot('88-import-not-text');
  await choose('users.csv', Buffer.from('Name;Phone\r\nDana;1'));
  await page.getByText('IMPORT_COLUMNS_MISSING').waitFor();
  await shot('89-import-refused');
  await choose('volunteers 2026.csv', Buffer.from(csv));
  await dialog.locator('section h2').first().waitFor();
  await shot('90-import-preview');
  await dialog
    .locator('section h2')
    .last()
    .evaluate((heading) => heading.scrollIntoView());
  await shot('91-import-preview-end');
  await page.route('**/api/users/import', async (route) => {
    const asked = route.request().postDataJSON() as object;
    const answer = await (await route.fetch({ postData: { ...asked, dryRun: true } })).json();
    await route.fulfill({ json: { ...answer, dryRun: false } });
  });
  await dialog.locator('button').last().click();
  await dialog.getByRole('alert').first().waitFor();
  await shot('92-import-done');
});
