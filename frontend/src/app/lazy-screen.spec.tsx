import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useText } from '../lib/i18n/use-text.js';
import { dana } from '../testing/examples.js';
import { renderScreen } from '../testing/render-screen.js';
import { server } from '../testing/server.js';
import { hebrew } from '../testing/wordings.js';
import { LanguageSwitch } from './layout/bars/language-switch.js';
import { english } from './messages/catalogue.js';
import { AdminsOnly } from './pages/admins-only.js';
import { lazyScreen } from '../ui/lazy/lazy-screen.js';

const administration = ['administration'] as const;

/** The entry to the administration, with no texts loaded but everyone's. */
function openAs(isAdmin: boolean) {
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAdmin })));
  const said: string[] = [];
  const Title = () => {
    const title = useText()('admin.title');
    said.push(title);
    return <h1>{title}</h1>;
  };
  const load = jest.fn(async () => Title);
  const Screen = lazyScreen(load, administration);
  const shown = renderScreen(
    <>
      <LanguageSwitch />
      <AdminsOnly denied={<p>Closed</p>}>
        <Screen />
      </AdminsOnly>
    </>,
    '/',
    english,
  );
  return { ...shown, said, load };
}

test('loads nothing for those who may not see it', async () => {
  const { load } = openAs(false);
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('opens with its texts, which follow the language', async () => {
  const { user, said } = openAs(true);
  expect(await screen.findByRole('heading', { name: 'Administration' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'עברית' }));
  expect(await screen.findByRole('heading', { name: hebrew.messages['admin.title'] })).toBeVisible();
  expect(new Set(said)).toEqual(new Set(['Administration', hebrew.messages['admin.title']]));
});

test('opens in the language that was chosen while it was loading', async () => {
  const { user, said } = openAs(true);
  await user.click(screen.getByRole('button', { name: 'עברית' }));
  expect(await screen.findByRole('heading', { name: hebrew.messages['admin.title'] })).toBeVisible();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'he'));
  expect(said).not.toContain('admin.title');
});

test('says that it could not be loaded, and loads on request', async () => {
  const load = jest.fn<Promise<() => React.ReactNode>, []>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(() => <h1>Here</h1>);
  const Screen = lazyScreen(load);
  const { user } = renderScreen(<Screen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});
