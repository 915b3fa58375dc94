import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite';
import { startTexts, withoutScripts } from '../../src/app/messages/start.js';
import { firstWords } from '../../src/features/booking/first-words.js';
import { phoneWidth } from '../../src/lib/device/use-media-query.js';
import { longestGetMs } from '../../src/lib/http/early-answer.js';
import { addressesOf, facesAtStart, hebrewFont } from '../fonts.js';
import { cssProperties, darkPalette, lightPalette, type Palette } from '../../src/ui/theme/palette.js';

const beside = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const signedInHome = /src\/app\/pages\/home\/signed-in-home\.tsx$/;
const bookingDialog = /src\/app\/pages\/home\/book-vehicle\.tsx$/;
/** Texts that everyone who reads Hebrew needs (catalogue.ts). */
const hebrewTexts = /src\/app\/messages\/(?:he|refusals-he)\.ts$/;
const needed = ['--page', '--surface', '--ink', '--ink-soft', '--hairline', '--accent', '--accent-ink', '--on-accent'];

const wordsOfBooking = (words: Readonly<Record<'book.title' | 'book.nextDays' | 'book.slotsHint', string>>) => ({
  title: words['book.title'],
  days: words['book.nextDays'],
  hint: words['book.slotsHint'],
});
const texts = {
  en: { ...startTexts.en, booking: wordsOfBooking(firstWords.en) },
  he: { ...startTexts.he, booking: wordsOfBooking(firstWords.he) },
};

/**
 * What index.html shows and does until the scripts run: the turning logo in the right colors and direction, the first requests, and a
 * message if the scripts do not come. Styles and scripts of the page then no longer hold it up.
 */
export function startPage(): Plugin {
  return {
    name: 'start-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => fill(laterScripts(laterStyles(html)), context),
    },
  };
}

async function fill(html: string, { bundle = {} }: IndexHtmlTransformContext): Promise<string> {
  const home = filesOf(signedInHome, bundle);
  const { code } = await transformWithOxc(beside('start.ts'), 'start.ts', { sourcemap: false });
  const script = code
    .replaceAll(/^\s*(?:\/\/|\/\*).*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll('START_TEXTS', JSON.stringify(texts))
    .replace('LONGEST_GET_MS', String(longestGetMs))
    .replace('PHONE_WIDTH', JSON.stringify(phoneWidth))
    .replace('FONTS_OF_HEBREW', JSON.stringify(addressesOf(hebrewFont, bundle)))
    .replace('FILES_OF_HEBREW', JSON.stringify(filesOf(hebrewTexts, bundle)))
    .replace('FILES_OF_HOME', JSON.stringify(home))
    .replace('FILES_OF_BOOKING', JSON.stringify(filesOf(bookingDialog, bundle).filter((file) => !home.includes(file))));
  const noScript = withoutScripts
    .map(({ language, text }) => `<p lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">${text}</p>`)
    .join('');
  return html
    .replace(
      '</title>',
      `</title>\n    <style>${colors()}${facesAtStart(bundle)}${beside('start.css')}</style>\n    <script>${script}</script>`,
    )
    .replace(
      '<noscript></noscript>',
      `<noscript><style>#splash{display:none}</style><div id="no-scripts">${noScript}</div></noscript>`,
    );
}

/** The palette's colors until the page's own script sets all of them. */
function colors(): string {
  const of = (palette: Palette) =>
    cssProperties(palette)
      .filter(([name]) => needed.includes(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return `:root{${of(lightPalette)}}@media(prefers-color-scheme:dark){:root:not([data-theme]){${of(darkPalette)}}}:root[data-theme=dark]{${of(darkPalette)}}`;
}

/** Style sheets in the head would hold up what the body shows without them. */
function laterStyles(html: string): string {
  const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
  return styles
    .reduce((rest, style) => rest.replace(style, ''), html)
    .replace('</body>', `${styles.join('')}  </body>`);
}

/** What the page shows without scripts needs its styles and fonts first. */
const laterScripts = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

/** What these modules load besides what the page is opened with. */
function filesOf(modules: RegExp, bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const need = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || chunk.isEntry || chunks.has(name)) return;
    chunks.set(name, chunk);
    chunk.imports.forEach(need);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && modules.test(chunk.facadeModuleId ?? '')) need(chunk.fileName);
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry) chunk.imports.forEach((name) => chunks.delete(name));
  return [...chunks.values()].flatMap(stylesAndScript).map((name) => `/${name}`);
}

const stylesAndScript = ({ fileName, viteMetadata }: Rolldown.OutputChunk): string[] => [
  ...(viteMetadata?.importedCss ?? []),
  fileName,
];
