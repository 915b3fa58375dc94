import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { OwnData } from './own-data.js';
import { OwnErasureRequest } from './own-erasure-request.js';

test('downloads what is held about the person, and says so when it cannot', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderScreen(<OwnData />);
  server.use(http.get('*/api/auth/my-data', () => new HttpResponse('PK')));
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await toast().findByText('Your data was downloaded')).toBeVisible();
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  server.use(http.get('*/api/auth/my-data', () => refuse(429, 'TOO_MANY_DOWNLOADS', 'Please wait 30 minutes.')));
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await toast().findByText('Your data could not be downloaded')).toBeVisible();
});

const noRequest = { state: 'none', requestedAt: null, decidedAt: null, because: null, explanation: null };

test('says what being erased means before it asks, and can withdraw the request', async () => {
  let request: object = noRequest;
  server.use(
    http.get('*/api/auth/erasure-request', () => HttpResponse.json(request)),
    http.post('*/api/auth/erasure-request', () => {
      request = { ...noRequest, state: 'open', requestedAt: '2026-11-22T08:00:00.000Z' };
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/auth/erasure-request', () => {
      request = { ...noRequest, state: 'withdrawn' };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<OwnErasureRequest />);
  await user.click(await screen.findByRole('button', { name: 'Ask to be erased' }));
  expect(await screen.findByText(/deleted for good/)).toBeVisible();
  expect(screen.getByText(/Download your data first/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Ask to be erased' }).at(-1)!);
  expect(await toast().findByText('Your request was sent')).toBeVisible();
  expect(await screen.findByText(/^You asked to be erased/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
  expect(await toast().findByText('The request is withdrawn')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ask to be erased' })).toBeVisible();
});

test('says why a request to be erased was refused', async () => {
  const refused = { state: 'refused', decidedAt: '2026-11-22T08:00:00.000Z', because: 'claim-open' };
  server.use(
    http.get('*/api/auth/erasure-request', () =>
      HttpResponse.json({ ...noRequest, ...refused, explanation: 'Please pay the fine of May first.' }),
    ),
  );
  renderScreen(<OwnErasureRequest />);
  expect(await screen.findByText('A damage, fine or claim is still open.')).toBeVisible();
  expect(screen.getByText('Please pay the fine of May first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
});
