import { styleOf } from './cover-style.js';

const english = {
  language: 'en',
  direction: 'ltr',
  organization: 'Night "Riders" </style>',
  title: 'Dossier of a booking',
  made: 'Dossier made: 22 November 2026',
} as const;
const hebrew = { ...english, language: 'he', direction: 'rtl', organization: 'רוכבי לילה' } as const;

it('names the organization, the time and the page on each sheet of A4', () => {
  const style = styleOf([english, hebrew]);
  expect(style.match(/size: A4/g)).toHaveLength(2);
  expect(style).toContain(String.raw`@top-right { content: "\2067" "רוכבי לילה" "\2069"; }`);
  expect(style).toContain(String.raw`@bottom-left { content: "\2066" "Dossier made\3a  22 November 2026" "\2069"; }`);
  expect(style).toContain(String.raw`@bottom-right { content: "\2066" counter(page) " / " counter(pages) "\2069"; }`);
});

it('is not ended by the name of an organization', () => {
  expect(styleOf([english])).toContain(String.raw`"Night \22 Riders\22  \3c \2f style\3e "`);
});
