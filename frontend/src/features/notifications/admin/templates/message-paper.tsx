import type { ReactNode } from 'react';
import { directionOf, type Language } from '../../../../lib/i18n/language.js';

interface SheetProps {
  readonly language: Language;
  readonly subject: ReactNode;
  readonly children: ReactNode;
}

/** A message as its recipient sees it, in the direction of its language, regardless of the page's. */
export function MessageSheet({ language, subject, children }: SheetProps) {
  return (
    <div
      className="w-full py-3 px-4 border border-(--hairline) rounded-(--radius) bg-(--page) text-(--ink) text-start"
      lang={language}
      dir={directionOf[language]}
    >
      <p className="mb-2 pb-2 border-b border-(--hairline) font-bold wrap-anywhere">{subject}</p>
      <div className="wrap-anywhere whitespace-pre-line">{children}</div>
    </div>
  );
}

/** The same with a heading. */
export const MessagePaper = ({ heading, ...sheet }: SheetProps & { readonly heading: ReactNode }) => (
  <figure className="grid grid-cols-1 grid-rows-[auto_1fr] gap-1 min-w-0">
    <figcaption className="text-soft text-md">{heading}</figcaption>
    <MessageSheet {...sheet} />
  </figure>
);

/** Messages side by side where there is room. */
export const papersInRow = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,340px),1fr))] gap-4 mb-2';
