import type { Page } from '@playwright/test';

/** In pixels: fingers, often in gloves. */
const LEAST = 48;

/** What can be pressed and is smaller than a finger, with its size. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const frames = '.ant-select, .ant-input-affix-wrapper, .ant-picker, .ant-segmented-item, label';
    return (
      [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [role=tab]')]
        .filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]'),
        )
        // as long as what they stand for lasts, or one of 168 hours: the same is in lists, too
        .filter((one) => !one.closest('[style*="--nth"], [data-block]'))
        // links within a sentence are as high as their line
        .filter((one) => !(one.tagName === 'A' && getComputedStyle(one).display === 'inline'))
        .flatMap((one) => {
          const { width, height } = (one.closest(frames) ?? one).getBoundingClientRect();
          const isSmall = width > 1 && (height < least - 0.5 || width < least - 0.5);
          return isSmall ? [`${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 140)}`] : [];
        })
    );
  }, LEAST);
