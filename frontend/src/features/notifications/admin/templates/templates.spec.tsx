import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import { templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { fill } from '../../../../testing/fill.js';
import { templates } from '../../../../testing/examples.js';
import { hebrew } from '../../../../testing/wordings.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { Templates } from './templates.js';

const noa = { unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' };
const own = { subject: 'No: {{vehicleName}}', content: 'Hello {{responderName}}' };

const changedOnce = {
  id: 'booking_rejection.en',
  ...own,
  isDefault: false,
  version: 1,
  updatedAt: '2026-11-22T16:20:00.000Z',
  updatedBy: noa,
};

/** The server's templates; records what is sent. */
function answers(...changed: readonly object[]) {
  const sent: object[] = [];
  const keep = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as object;
    sent.push({ [request.method]: new URL(request.url).pathname, ...body });
    return HttpResponse.json({ ...templates(...changed)[6], ...changedOnce, version: 2, ...body });
  };
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json({ organizationName: 'Night Riders' })),
    http.get('*/api/admin/templates', () => HttpResponse.json(templates(...changed))),
    http.post('*/api/admin/templates', keep),
    http.put('*/api/admin/templates/:id', keep),
    http.post('*/api/admin/templates/:id/reset', keep),
  );
  return sent;
}

const rejection = '/?template=booking_rejection&language=en';
const content = () => screen.findByLabelText('Content');
const save = () => screen.getByRole('button', { name: 'Save' });
const previews = () => within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('figure');

test('lists every message in both languages, and leads to the one that is chosen or added', async () => {
  answers(changedOnce);
  const { user, router } = renderScreen(<Templates />);
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2 * templateTypes.length);
  expect(screen.getAllByText('Default text')).toHaveLength(2 * templateTypes.length - 1);
  expect(screen.getByText(/^Changed .*18:20, Noa Peretz, Unit 100$/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add Template' }));
  await choose(user, screen.getByLabelText('Message'), 'Booking rejection');
  // English is there already
  expect(await within(screen.getByRole('dialog')).findByText('Hebrew')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Write the text' }));
  expect(router.state.location.search).toBe('?tab=templates&template=booking_rejection&language=he');
  expect(await content()).toHaveValue(defaultTemplates.he.booking_rejection.content);
  expect(await content()).toHaveAttribute('dir', 'rtl');
});

test('shows what the server would send, in both languages', async () => {
  answers();
  server.use(
    http.post('*/api/admin/templates/:id/preview', ({ params }) => {
      const isHebrew = String(params['id']).endsWith('he');
      return HttpResponse.json(
        isHebrew
          ? { language: 'he', subject: 'נושא', html: '', text: 'שלום' }
          : { language: 'en', subject: 'A subject', html: '', text: 'Hello' },
      );
    }),
  );
  const { user } = renderScreen(<Templates />);
  await user.click(await screen.findByRole('button', { name: 'Preview: Signature request, Hebrew' }));
  const papers = await within(await screen.findByRole('dialog')).findAllByRole('figure');
  expect(papers.map((paper) => paper.textContent)).toEqual(['Hebrewנושאשלום', 'EnglishA subjectHello']);
});

test('inserts placeholders at the cursor, previews them at once, and adds the text', async () => {
  const sent = answers();
  const { user } = renderScreen(<Templates />, rejection);
  await user.clear(await content());
  await fill(user, await content(), 'Dear , no.');
  ((await content()) as HTMLTextAreaElement).setSelectionRange(5, 5);
  await user.click(screen.getByRole('button', { name: /^Responder’s name/ }));
  expect(await content()).toHaveValue('Dear {{responderName}}, no.');
  expect(((await content()) as HTMLTextAreaElement).selectionStart).toBe(22);
  const [english, inHebrew] = previews();
  expect(english).toHaveTextContent('Not approved: ALS1, Sun 22 Nov, 18:00Dear Dana Levi, no.');
  expect(inHebrew).toHaveTextContent('דנה לוי');
  expect(screen.getByText(/^Not saved yet\. Kept on this device/)).toBeVisible();
  await user.click(save());
  expect(await toast().findByText('Template saved')).toBeVisible();
  const { subject } = defaultTemplates.en.booking_rejection;
  expect(sent).toEqual([
    {
      POST: '/api/admin/templates',
      type: 'booking_rejection',
      language: 'en',
      subject,
      content: 'Dear {{responderName}}, no.',
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('marks what cannot be filled in at once, and sends nothing', async () => {
  const sent = answers(changedOnce);
  const { user } = renderScreen(<Templates />, rejection);
  await user.click(await content());
  await user.paste(' {{signatureLink}}');
  expect(screen.getByText(/This message cannot fill in \{\{signatureLink\}\}/)).toBeVisible();
  await user.paste(' {{why}} {{ reas');
  expect(screen.getByText('There is no placeholder {{why}}. Choose one from the list.')).toBeVisible();
  await user.clear(screen.getByLabelText('Subject'));
  await user.click(save());
  expect(screen.getByText('Please write something here')).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveFocus();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await content()).toHaveValue(own.content);
  expect(localStorage).toHaveLength(0);
  await user.click(toast().getByRole('button', { name: 'Undo' }));
  expect(await content()).toHaveValue(`${own.content} {{signatureLink}} {{why}} {{ reas`);
});

test('a draft is restored, and does not overwrite a newer text', async () => {
  answers(changedOnce);
  const { user, router } = renderScreen(<Templates />, rejection);
  await fill(user, await content(), ', mine');
  await act(() => router.navigate('/'));
  expect(await screen.findByText('Unsaved draft')).toBeVisible();
  await act(() => router.navigate(rejection));
  expect(await content()).toHaveValue('Hello {{responderName}}, mine');
  const theirs = { ...changedOnce, content: 'Hello, theirs', version: 2 };
  const sent = answers(theirs);
  server.use(
    http.put(
      '*/api/admin/templates/:id',
      () => refuse(409, 'TEMPLATE_CHANGED_MEANWHILE', 'Noa Peretz (100) changed this text.'),
      { once: true },
    ),
  );
  await user.click(save());
  const notice = (await screen.findAllByRole('alert')).find((alert) => /after you started/.test(alert.textContent))!;
  expect(notice).toHaveTextContent('Noa Peretz');
  expect(within(notice).getByText('Hello, theirs')).toBeInTheDocument();
  expect(await content()).toHaveValue('Hello {{responderName}}, mine');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(save());
  await waitFor(() =>
    expect(sent).toEqual([
      {
        PUT: '/api/admin/templates/booking_rejection.en',
        subject: own.subject,
        content: 'Hello {{responderName}}, mine',
        version: 2,
      },
    ]),
  );
});

test('reuses a previous text from the history, and returns to the default text', async () => {
  const sent = answers({ ...changedOnce, version: 2 });
  const changedAt = '2026-11-22T16:20:00.000Z';
  server.use(
    http.get('*/api/admin/templates/:id/history', () =>
      HttpResponse.json([
        { version: 2, ...own, isDefault: false, changedAt, changedBy: noa },
        { version: 1, subject: 'Once', content: 'Upon', isDefault: false, changedAt, changedBy: noa },
      ]),
    ),
  );
  const { user } = renderScreen(<Templates />, rejection);
  await fill(user, await content(), ' and more');
  const typed = `${own.content} and more`;
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByText('Before that: the default text.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use this text again' }));
  expect(await content()).toHaveValue('Upon');
  expect(screen.getByLabelText('Subject')).toHaveValue('Once');
  await user.click(await toast().findByRole('button', { name: 'Undo' }));
  expect(await content()).toHaveValue(typed);
  expect(screen.getByLabelText('Subject')).toHaveValue(own.subject);

  await user.click(screen.getByRole('button', { name: 'Reset to default' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('What you have written here and not saved will be lost.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(await toast().findByText('The default text is in use again')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(sent).toEqual([{ POST: '/api/admin/templates/booking_rejection.en/reset', version: 2 }]);
});

test('reads in Hebrew, with an English text from left to right', async () => {
  answers();
  renderScreen(<Templates />, rejection, hebrew);
  const typed = await screen.findByLabelText('תוכן');
  expect(typed).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('heading', { name: 'דחיית הזמנה' })).toBeVisible();
});
