import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { call } from '../support/api';
import { decisionIn, haveRequestsMailed } from '../support/mailed-organization';
import { type MovingOrganization, startMovingOrganization } from '../support/moving-organization';
import { test } from '../support/test';
import { takePicture } from './picture';

let organization: MovingOrganization;
test.beforeAll(async () => {
  organization = await startMovingOrganization();
});
test.afterAll(() => organization.stop());

test('the link in a mail is opened after its two days', async ({ page }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  await haveRequestsMailed(await organization.administrator());
  const { id: vehicleId } = await organization.vehicle('BLS1');
  const startTime = addHours(organization.began, 60);
  const asked = { vehicleId, startTime, duration: 2, purpose: 'Night watch, south sector' };
  await call(await organization.signedInAs('103'), 'POST', '/api/bookings', asked);
  const path = await decisionIn(organization.mailbox, 'noa@example.org', 'BLS1');
  organization.moveTo({ hours: 48, minutes: 5 });
  await organization.giveDate(page);
  await page.goto(organization.url + path);
  await page.getByText(words['decide.over']).waitFor();
  await takePicture(page, '62-decide-expired', true);
});
