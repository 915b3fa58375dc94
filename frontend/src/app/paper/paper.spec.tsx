import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNow } from '../../lib/time/use-now.js';
import { useTimes } from '../../lib/time/use-times.js';
import { PrintButton } from '../../ui/content/print-button.js';
import { dana } from '../../testing/examples.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { Paper } from './paper.js';

const printed = /Printed on \w+, \d+ \w+ \d{4} at \d\d:\d\d\. Clock times of Asia\/Jerusalem\.$/;

const Now = () => <p>{useTimes().instant(useNow())}</p>;

function Page() {
  return (
    <Paper>
      <h1>The {'"10"'} of ALS\1</h1>
      <Now />
      <PrintButton prepare={async () => undefined} />
    </Paper>
  );
}

beforeEach(() => {
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, organizationName: 'Night "Riders"' })));
});

test('says whose paper it is and when it was printed, also in the margins', async () => {
  renderScreen(<Page />);
  expect(await screen.findByText('Night "Riders"')).toBeInTheDocument();
  expect(screen.getByText(printed)).toHaveTextContent(/^Night "Riders"/);
  act(() => void dispatchEvent(new Event('beforeprint')));
  const margin = (name: string) => document.documentElement.style.getPropertyValue(`--paper-${name}`);
  expect(margin('organization')).toBe(String.raw`"Night \22 Riders\22 "`);
  expect(margin('title')).toBe(String.raw`"The \22 10\22  of ALS\5c 1"`);
  expect(margin('printed')).toMatch(/^"Printed on .*"$/);
});

test('names today by its date on paper', async () => {
  const onScreen = window.matchMedia;
  const onPaper = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...onScreen(query), matches: query === 'print' }));
  renderScreen(<Page />);
  expect(await screen.findByText(/^\w{3} \d+ \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible();
  expect(screen.queryByText(/^Today/)).toBeNull();
  onPaper.mockRestore();
});

test('prints once the page is complete', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const { user } = renderScreen(<Page />);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});
