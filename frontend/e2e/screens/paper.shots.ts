import { enter } from '../support/hebrew';
import { organisation } from './organisation';
import { printOnPaper, takePicture } from './picture';
import { test } from '../support/test';

test('the history of a booking, as it leaves the printer', async ({ page, browser }) => {
  const { active } = await organisation(browser);
  await enter(page, '110', `/history/${active}`);
  await page.getByRole('slider').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1046 });
  await takePicture(page, '81-paper', true);
  await printOnPaper(page, '81-paper');
});
