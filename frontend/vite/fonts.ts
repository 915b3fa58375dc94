import type { Plugin } from 'vite';

const stylesheet = /@fontsource-variable\/heebo\/.*\.css$/;
/** What every page has; digits, too. */
const latin = /heebo-latin-wght-normal-[^/]*\.woff2$/;
/** What a page in Hebrew has besides. */
export const hebrewFont = /heebo-hebrew-wght-normal-[^/]*\.woff2$/;

/**
 * The page asks for its fonts at once, and keeps what it began with: a font that arrives late would move what a finger is already
 * on. It is then used from the next page on.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    enforce: 'pre',
    transform: (code, id) =>
      stylesheet.test(id) ? code.replaceAll('font-display: swap', 'font-display: optional') : undefined,
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => latin.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
