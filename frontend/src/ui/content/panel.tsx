import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  readonly id?: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page on its own surface. */
export function Panel({ title, id, aside, children }: Props) {
  const titleId = useId();
  return (
    <section
      className="p-4 border border-(--hairline) rounded-(--radius) bg-(--surface) sm:py-5 sm:px-6 print:p-0 print:border-0"
      id={id}
      aria-labelledby={titleId}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4 mb-3 print:break-after-avoid">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
