import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { darkPalette, lightPalette, type Palette } from './palette.js';

export interface Surroundings {
  readonly palette: Palette;
  readonly dark: boolean;
  /** Fingers (often in gloves) need targets of 48 px; for a mouse, 40 are enough. */
  readonly touch: boolean;
  readonly reducedMotion: boolean;
}

/** antd mixes its own shades of these colors, duller ones in the dark: here they stay those of our components. */
const exactly =
  (palette: Palette): MappingAlgorithm =>
  (seed, mixed) => ({
    ...(mixed ?? theme.defaultAlgorithm(seed)),
    colorPrimary: palette.accent,
    colorPrimaryHover: palette.accent,
    colorPrimaryActive: palette.accent,
    colorPrimaryText: palette.accentInk,
    colorInfo: palette.accentInk,
    colorSuccess: palette.green.ink,
    colorWarning: palette.orange.ink,
    colorError: palette.danger,
    colorErrorHover: palette.danger,
    colorErrorBorderHover: palette.danger,
    colorErrorText: palette.danger,
    colorLink: palette.accentInk,
    colorLinkHover: palette.accentInk,
    colorLinkActive: palette.accentInk,
  });

/** antd knows a theme again by its functions. */
const inTheLight = [theme.defaultAlgorithm, exactly(lightPalette)];
const inTheDark = [theme.darkAlgorithm, exactly(darkPalette)];

/** antd in our palette: hairlines instead of shadows, radius 10, Heebo, no motion for those who prefer none. */
export function antdTheme({ palette, dark, touch, reducedMotion }: Surroundings): ThemeConfig {
  return {
    algorithm: dark ? inTheDark : inTheLight,
    cssVar: { key: 'rigbook' },
    hashed: false,
    token: {
      colorPrimary: palette.accent,
      colorInfoBg: palette.blue.ground,
      colorInfoBorder: palette.blue.ground,
      colorSuccessBg: palette.green.ground,
      colorSuccessBorder: palette.green.ground,
      colorWarningBg: palette.orange.ground,
      colorWarningBorder: palette.orange.ground,
      colorErrorBg: palette.red.ground,
      colorErrorBorder: palette.red.ground,
      colorText: palette.ink,
      colorTextSecondary: palette.inkSoft,
      colorTextTertiary: palette.inkSoft,
      colorTextDisabled: palette.inkSoft,
      colorTextDescription: palette.inkSoft,
      colorTextHeading: palette.ink,
      colorTextLabel: palette.inkSoft,
      colorTextLightSolid: palette.onAccent,
      colorIcon: palette.inkSoft,
      colorIconHover: palette.ink,
      colorTextPlaceholder: palette.inkSoft,
      colorBgLayout: palette.page,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBgContainerDisabled: palette.sunken,
      controlItemBgHover: palette.sunken,
      controlItemBgActive: palette.accentGround,
      controlItemBgActiveHover: palette.accentGround,
      controlOutline: 'transparent', // base.css marks the focus everywhere
      controlOutlineWidth: 0,
      colorBorder: palette.line,
      colorBorderSecondary: palette.hairline,
      colorSplit: palette.hairline,
      borderRadius: 10,
      borderRadiusSM: 6,
      borderRadiusLG: 12,
      fontFamily: 'var(--font)',
      fontSize: 16,
      controlHeight: touch ? 48 : 40,
      controlHeightSM: touch ? 44 : 32,
      controlHeightLG: 48,
      motion: !reducedMotion,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
      boxShadow: 'none',
      boxShadowTertiary: 'none',
      // of what lies over the page: lists, menus, popovers. In the dark, a shadow alone shows no edge
      boxShadowSecondary: `0 0 0 1px ${palette.line}, 0 8px 20px rgb(0 0 0 / 0.2)`,
    },
    components: {
      Slider: {
        trackBg: palette.accentInk,
        trackHoverBg: palette.accentInk,
        handleColor: palette.accentInk,
        railBg: palette.hairline,
        railHoverBg: palette.hairline,
        handleSize: 20,
        handleSizeHover: 22,
        railSize: 8,
        controlSize: 24,
      },
      Menu: {
        itemHeight: touch ? 48 : 34,
        itemBorderRadius: 6,
        iconMarginInlineEnd: 8,
        itemSelectedBg: palette.accentGround,
        itemSelectedColor: palette.accentInk,
        groupTitleColor: palette.inkSoft,
      },
      Segmented: {
        trackBg: palette.sunken,
        trackPadding: touch ? 0 : 3,
        itemColor: palette.inkSoft,
        itemSelectedBg: palette.surface,
        itemSelectedColor: palette.ink,
      },
      Select: {
        optionHeight: touch ? 48 : 36,
        optionLineHeight: touch ? '38px' : '26px',
        optionSelectedBg: palette.accentGround,
        colorTextQuaternary: palette.ink, // the arrow, as in the selects of the browser
      },
      DatePicker: { colorTextQuaternary: palette.ink },
      Drawer: { footerPaddingInline: 24 },
      Dropdown: { paddingBlock: touch ? 13 : 6 },
      Form: { itemMarginBottom: 0, verticalLabelPadding: '0 0 6px', labelFontSize: 16 },
      Descriptions: { labelColor: palette.inkSoft, itemPaddingBottom: 8 },
      Alert: { withDescriptionPadding: '12px 16px', withDescriptionIconSize: 20 },
      Collapse: { headerBg: palette.surface, contentBg: palette.surface },
      Layout: { siderBg: palette.surface, bodyBg: palette.page },
      Table: {
        cellPaddingBlockSM: 8,
        headerBg: palette.sunken,
        headerColor: palette.inkSoft,
        headerSortActiveBg: palette.accentGround,
        headerSortHoverBg: palette.accentGround,
      },
    },
  };
}
