import { PHOTO_MAX_BYTES } from '@rigbook/contracts/licences/photo.limits';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { VerifyLicenceDialog } from './verify-licence-dialog.js';

const photo = (name: string, bytes = 20, type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type });

/** The server gives out numbered addresses. It answers each PUT with the next of `answers`, then with successes. */
function uploads(...answers: (() => Response)[]) {
  const seen = { asked: 0, put: [] as string[], submitted: undefined as unknown };
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(dana)),
    http.get('*/api/license-verification', () => HttpResponse.json({ status: 'none' })),
    http.post('*/api/objects/upload', () => {
      seen.asked += 1;
      return HttpResponse.json({ uploadURL: `/api/objects/uploads/${seen.asked}` }, { status: 201 });
    }),
    http.put('*/api/objects/uploads/:id', ({ params }) => {
      seen.put.push(String(params['id']));
      return (answers.shift() ?? (() => new HttpResponse(null, { status: 204 })))();
    }),
    http.post('*/api/license-verification', async ({ request }) => {
      seen.submitted = await request.json();
      return HttpResponse.json({ status: 'pending' }, { status: 201 });
    }),
  );
  return seen;
}

/** The topmost dialog; in tests, antd gives all of its dialogs one title. */
async function uploadDialog() {
  const [, dialog] = await waitFor(() => {
    const dialogs = screen.getAllByRole('dialog');
    expect(dialogs).toHaveLength(2);
    return dialogs;
  });
  return within(dialog!);
}

const realSetTimeout = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = realSetTimeout;
});

/** Waits of 1 to 10 seconds. Not a jest.fn, which the testing library would mistake for fake timers. */
function longWaitsPassAtOnce(): void {
  const start = (callback: () => void, ms = 0) => realSetTimeout(callback, ms >= 1000 && ms <= 10_000 ? 0 : ms);
  globalThis.setTimeout = start as typeof setTimeout;
}

function openDialog() {
  const closed = jest.fn();
  const { user } = renderScreen(<VerifyLicenceDialog firstTime onClose={closed} onLogout={() => undefined} />);
  const add = async (side: 'front' | 'back', file: File) => {
    await user.click(await screen.findByRole('button', { name: `Upload ${side} photo` }));
    const dialog = await uploadDialog();
    await user.upload(dialog.getByLabelText('Choose a photo', { selector: 'input' }), file);
    return dialog;
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit for Verification' }));
  return { user, add, submit, closed };
}

const slot = (name: string) => within(screen.getByRole('region', { name }));

test('a newcomer submits both photos', async () => {
  const seen = uploads();
  const { add, submit, closed } = openDialog();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByText('Profile completed')).toBeVisible();
  await add('front', photo('front.jpg'));
  expect(await slot('Front photo').findByText('Front photo uploaded')).toBeVisible();
  await add('back', photo('back.png', 20, 'image/png'));
  expect(await slot('Back photo').findByText('Back photo uploaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await submit();
  expect(await toast().findByText('License verification submitted')).toBeVisible();
  expect(seen.submitted).toEqual({
    frontPhotoURL: '/api/objects/uploads/1',
    backPhotoURL: '/api/objects/uploads/2',
  });
  expect(closed).toHaveBeenCalledTimes(1);
});

test('one photo is not enough', async () => {
  const seen = uploads();
  const { add, submit } = openDialog();
  await add('front', photo('front.jpg'));
  await slot('Front photo').findByText('Front photo uploaded');
  expect(screen.getByRole('button', { name: 'Submit for Verification' })).toHaveAttribute('aria-disabled', 'true');
  await submit();
  expect(await toast().findByText('Photos required')).toBeVisible();
  expect(toast().getByText('Please upload both front and back photos of your license')).toBeVisible();
  expect(seen.submitted).toBeUndefined();
});

test('a photo of more than 10 MB is not sent', async () => {
  const seen = uploads();
  const { add } = openDialog();
  const dialog = await add('front', photo('huge.jpg', PHOTO_MAX_BYTES + 1));
  expect(await dialog.findByText('huge.jpg exceeds the maximum allowed size of 10 MB')).toBeVisible();
  expect(seen.asked).toBe(0);
});

test('a refused photo leaves the previous one in place', async () => {
  uploads();
  const { user, add } = openDialog();
  await add('front', photo('front.jpg'));
  await slot('Front photo').findByText('Front photo uploaded');
  await user.click(screen.getByRole('button', { name: 'Replace front photo' }));
  const dialog = await uploadDialog();
  const files = dialog.getByLabelText('Choose another photo', { selector: 'input' });
  await user.upload(files, photo('huge.jpg', PHOTO_MAX_BYTES + 1));
  expect(await dialog.findByText('huge.jpg exceeds the maximum allowed size of 10 MB')).toBeVisible();
  expect(slot('Front photo').getByText('Front photo uploaded')).toBeVisible();
});

test('a failing server is tried again at the same address', async () => {
  const seen = uploads(() => refuse(503, 'STORAGE_UNAVAILABLE', 'Photos cannot be stored at the moment.'));
  const { add } = openDialog();
  await add('front', photo('front.jpg'));
  expect(await slot('Front photo').findByText('Front photo uploaded')).toBeVisible();
  expect(seen.put).toEqual(['1', '1']);
});

test('an upload with a lost response counts as done', async () => {
  uploads(
    () => HttpResponse.error(),
    () => refuse(409, 'UPLOAD_LINK_USED', 'A photo was uploaded here already.'),
  );
  const { add } = openDialog();
  await add('front', photo('front.jpg'));
  expect(await slot('Front photo').findByText('Front photo uploaded')).toBeVisible();
});

test("a file that is not a photo is refused with the server's reason, and not sent again", async () => {
  const seen = uploads(() => refuse(415, 'PHOTO_TYPE_NOT_ALLOWED', 'This file is not a JPEG, PNG or WebP photo.'));
  const { add } = openDialog();
  const dialog = await add('front', photo('contract.jpg'));
  expect(await dialog.findByText('This file is not a JPEG, PNG or WebP photo.')).toBeVisible();
  expect(dialog.getByText('Failed to upload contract.jpg')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(slot('Front photo').getByText('Not uploaded yet')).toBeVisible();
  expect(seen.put).toEqual(['1']);
});

test('a refused submission says why and keeps the photos', async () => {
  uploads();
  server.use(
    http.post('*/api/license-verification', () => refuse(422, 'PHOTOS_NOT_DIFFERENT', 'The sides are the same photo.')),
  );
  const { add, submit, closed } = openDialog();
  await add('front', photo('front.jpg'));
  await slot('Front photo').findByText('Front photo uploaded');
  await add('back', photo('back.jpg'));
  await slot('Back photo').findByText('Back photo uploaded');
  await submit();
  expect(await toast().findByText('Submission failed')).toBeVisible();
  expect(toast().getByText('The sides are the same photo.')).toBeVisible();
  await waitFor(() => expect(slot('Back photo').getByText('Back photo uploaded')).toBeVisible());
  expect(closed).not.toHaveBeenCalled();
});

test('an upload that failed without a connection is sent again once there is one', async () => {
  uploads();
  let connected = false;
  const onlyWhenConnected = () => (connected ? undefined : HttpResponse.error());
  server.use(
    http.get('*/api/health/live', () => onlyWhenConnected() ?? HttpResponse.json({})),
    http.post('*/api/objects/upload', onlyWhenConnected),
  );
  const { add } = openDialog();
  await add('front', photo('front.jpg'));
  longWaitsPassAtOnce();
  expect(await slot('Front photo').findByText('Not uploaded yet')).toBeVisible();
  connected = true;
  window.dispatchEvent(new Event('online'));
  expect(await slot('Front photo').findByText('Front photo uploaded')).toBeVisible();
});
