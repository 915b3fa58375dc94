import { useId, type ReactNode } from 'react';

/** A titled part of a screen. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid grid-cols-1 gap-3 pt-4 border-t border-(--hairline)" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
