import type { CoverWords } from './cover-words.js';

/** What the margins of the sheets in one language say. */
export interface CoverMargins extends Pick<CoverWords, 'language' | 'direction'> {
  readonly organization: string;
  readonly title: string;
  readonly made: string;
}

/** The style of the page, which prints black on white on A4. */
export const styleOf = (languages: readonly CoverMargins[]): string => `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, "Segoe UI", Arial, sans-serif; }
  body { max-width: 50rem; margin: 0 auto; padding: 1rem; }
  h1 { margin: 0 0 .25rem; font-size: 1.6rem; }
  h2 { margin: 1.5rem 0 .5rem; font-size: 1.15rem; }
  h3 { margin: 0; font-size: 1rem; }
  section + section { margin-block-start: 2rem; border-block-start: 2px solid; padding-block-start: 2rem; }
  ol.events { padding: 0; list-style: none; }
  ol.events > li { margin-block: .75rem; border-inline-start: 3px solid #888; padding-inline-start: .75rem; }
  .when { margin: 0; color: color-mix(in srgb, CanvasText 72%, Canvas); }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .15rem 0; vertical-align: top; text-align: start; overflow-wrap: anywhere; white-space: pre-wrap; }
  th { width: 34%; padding-inline-end: 1rem; font-weight: normal; color: color-mix(in srgb, CanvasText 72%, Canvas); }
  code { overflow-wrap: anywhere; }
  pre { overflow-x: auto; direction: ltr; text-align: left; }
  @media print {
    :root { color-scheme: only light; background: white; color: black; font-size: 14px; }
    body { max-width: none; padding: 0; }
    section + section { margin: 0; border: 0; padding: 0; }
    h2, h3 { break-after: avoid; }
    ol.events > li, tr { break-inside: avoid; }
    pre { white-space: pre-wrap; }
  }
  ${languages.map(sheetsOf).join('\n  ')}`;

/** Each language has its own sheets, since margins have sides and languages a direction. */
function sheetsOf({ language, direction, organization, title, made }: CoverMargins): string {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  // margins have no direction: signs around words give them that of their language, and keep the order of a number
  const isolate = direction === 'rtl' ? '\\2067' : '\\2066';
  const directed = (words: string) => `"${isolate}" ${quoted(words)} "\\2069"`;
  return `section:lang(${language}) { page: ${language}; }
  @page ${language} {
    size: A4; margin: 18mm 14mm; color: #444; font: 8pt/1.3 Arial, sans-serif;
    @top-${start} { content: ${directed(organization)}; }
    @top-${end} { content: ${directed(title)}; }
    @bottom-${start} { content: ${directed(made)}; }
    @bottom-${end} { content: "\\2066" counter(page) " / " counter(pages) "\\2069"; }
  }`;
}

/** As a string of CSS that can end neither itself nor the style: all signs but letters, digits and spaces are escaped. */
const quoted = (words: string): string =>
  `"${words.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, (one) => `\\${one.codePointAt(0)?.toString(16) ?? ''} `)}"`;
