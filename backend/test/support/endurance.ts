/** How much a test does: `usual` on every run, `endurance` for the figures that are promised (`npm run endurance`). */
export const amount = ({ usual, endurance }: { readonly usual: number; readonly endurance: number }): number =>
  process.env['ENDURANCE'] === 'on' ? endurance : usual;
