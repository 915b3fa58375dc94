import { enter } from '../support/hebrew';
import { connected } from './connected';
import { newcomers } from './newcomers';
import { organisation } from './organisation';
import { refusedRequests } from './refused';
import { workshop } from './workshop';
import { takePicture } from './picture';
import { test } from '../support/test';

const tabs =
  'today diary users fleet maintenance licences agreements refused access usage notifications templates integrations settings';

test('every tab of the administration, filled', async ({ page, browser }) => {
  await organisation(browser);
  await workshop(browser);
  await newcomers(browser);
  await refusedRequests(browser);
  await connected(browser);
  await enter(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, true);
  };
  for (const tab of tabs.split(' ')) {
    await page.goto(`/admin?tab=${tab}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shot(`90-${tab}`);
  }
  await page.goto('/admin?tab=refused&unit=104&reason=WEEKLY_LIMIT_EXCEEDED');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('90-refused-narrowed');
});
