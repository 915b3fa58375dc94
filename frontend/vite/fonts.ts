import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin, Rolldown } from 'vite';

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
    transform: (code, id) => (stylesheet.test(id) ? optional(code) : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        addressesOf(latin, bundle).map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
          injectTo: 'head' as const,
        })),
    },
  };
}

const optional = (css: string): string => css.replaceAll('font-display: swap', 'font-display: optional');

/** The same faces for what index.html shows: its words must not change when the styles come. */
export function facesAtStart(bundle: Rolldown.OutputBundle): string {
  const css = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/heebo/index.css'), 'utf8');
  const faces = optional(css).match(/@font-face \{[^}]*\}/g) ?? [];
  return [latin, hebrewFont]
    .flatMap((name) => addressesOf(name, bundle).map((address) => ({ address, file: packaged(name) })))
    .map(({ address, file }) =>
      faces
        .filter((face) => face.includes(file))
        .map((face) => face.replace(`./files/${file}`, address).replaceAll(/\n */g, ''))
        .join(''),
    )
    .join('');
}

/** Its name in the package, where it has no hash. */
const packaged = (name: RegExp): string => `${name.source.replace(/-\[.*/, '')}.woff2`;

export const addressesOf = (name: RegExp, bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle)
    .filter((file) => name.test(file))
    .map((file) => `/${file}`);
