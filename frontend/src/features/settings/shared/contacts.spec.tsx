import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { ContactsPanel } from './contacts.js';

const give = (contacts: object) =>
  server.use(http.get('*/api/contacts', () => HttpResponse.json({ whatsappNumber: null, ...contacts })));

test('each number is one tap away, and WhatsApp opens a chat', async () => {
  give({
    whatsappNumber: '+972500000100',
    emergencyNumbers: [
      { contact: 'dispatch', number: '*1221' },
      { contact: 'technical-support', number: '1700700100' },
    ],
  });
  renderScreen(<ContactsPanel />);
  const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Dispatch *1221', 'tel:*1221'],
    ['24/7 technical support 1700700100', 'tel:1700700100'],
    ['WhatsApp +972500000100', 'https://wa.me/972500000100'],
  ]);
});

test('in Hebrew the contacts have their Hebrew names', async () => {
  give({ emergencyNumbers: [{ contact: 'dispatch', number: '101' }] });
  renderScreen(<ContactsPanel />, '/', hebrew);
  expect(await screen.findByRole('link', { name: 'מוקד 101' })).toBeVisible();
});
