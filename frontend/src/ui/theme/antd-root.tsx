import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import hebrew from 'antd/es/locale/he_IL';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { phoneWidth, useMediaQuery } from '../../lib/device/use-media-query.js';
import { directionOf, useLanguage, type Language } from '../../lib/i18n/language.js';
import './antd-touch.css';
import { antdTheme } from './antd-theme.js';
import { useTheme } from './theme-choice.js';

const locales: Readonly<Record<Language, Locale>> = { en: english, he: hebrew };
const Inside = createContext(false);
/** The built page has antd's styles as style sheets (vite/antd-styles); without a build, antd makes them in the browser. */
const styleSheets = process.env['NODE_ENV'] === 'production' ? { zeroRuntime: true } : {};

/**
 * antd in our colors, language and direction. Wraps what uses antd, not the first screen. Its styles are in a separate
 * layer, so that our rules for links, headings and classes always win.
 */
export function AntdRoot({ children }: { children: ReactNode }) {
  return useContext(Inside) ? children : <Root>{children}</Root>;
}

function Root({ children }: { children: ReactNode }) {
  const { palette, dark } = useTheme();
  const { language } = useLanguage();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery(`${phoneWidth}, (pointer: coarse)`);
  const theme = useMemo(
    () => ({ ...antdTheme({ palette, dark, touch, reducedMotion }), ...styleSheets }),
    [palette, dark, touch, reducedMotion],
  );
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={locales[language]}
        direction={directionOf[language]}
        virtual={false} // a virtual list draws its rows again while it scrolls, and loses the press of a finger on a slow phone
      >
        <Inside value>{children}</Inside>
      </ConfigProvider>
    </StyleProvider>
  );
}
