/** Text as HTML shows it and never obeys it. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** A table of labels and values; whatever alphabet a value is in, it stays in its own direction. */
export const factTable = (facts: readonly (readonly [label: string, value: string])[]): string =>
  `<table>${facts
    .map(([label, value]) => `<tr><th scope="row">${escaped(label)}</th><td><bdi>${escaped(value)}</bdi></td></tr>`)
    .join('')}</table>`;

export const STYLE = `
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
  @media print { section + section { break-before: page; border: 0; } ol.events > li { break-inside: avoid; } }`;
