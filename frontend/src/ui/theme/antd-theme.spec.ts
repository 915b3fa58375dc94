import { theme } from 'antd';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { antdTheme } from './antd-theme.js';
import { darkPalette, lightPalette } from './palette.js';

const base = readFileSync(join(__dirname, '../../app/base.css'), 'utf8');
const sizeInCss = (name: string): number => Number(new RegExp(`--${name}: (\\d+)px`).exec(base)?.[1]);
const surroundings = { palette: lightPalette, dark: false, touch: false, reducedMotion: false };

describe.each([
  ['light', surroundings],
  ['dark', { ...surroundings, palette: darkPalette, dark: true }],
])('antd in the %s theme', (_name, given) => {
  const token = theme.getDesignToken(antdTheme(given));
  const { palette } = given;

  test('has the colors of our components, not shades of its own', () => {
    expect(token).toMatchObject({
      colorPrimary: palette.accent,
      colorPrimaryHover: palette.accent,
      colorTextLightSolid: palette.onAccent,
      colorLink: palette.accentInk,
      colorLinkHover: palette.accentInk,
      colorSuccess: palette.green.ink,
      colorWarning: palette.orange.ink,
      colorError: palette.danger,
      colorErrorText: palette.danger,
      colorText: palette.ink,
      colorTextHeading: palette.ink,
      colorTextSecondary: palette.inkSoft,
      colorTextTertiary: palette.inkSoft,
      colorTextDisabled: palette.inkSoft,
      colorIcon: palette.inkSoft,
      colorBgLayout: palette.page,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBgContainerDisabled: palette.sunken,
      controlItemBgHover: palette.sunken,
      controlItemBgActive: palette.accentGround,
      colorBorder: palette.line,
      colorBorderSecondary: palette.hairline,
    });
  });

  test('has the radii and sizes of our components', () => {
    expect(token).toMatchObject({
      borderRadius: sizeInCss('radius'),
      borderRadiusSM: sizeInCss('radius-small'),
      borderRadiusLG: sizeInCss('radius-large'),
      controlHeight: sizeInCss('target'),
      fontSize: 16,
      fontSizeSM: 14,
      fontFamily: 'var(--font)',
    });
  });
});
