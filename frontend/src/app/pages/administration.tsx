import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { useWordsForAdministrators } from '../../lib/i18n/words-for-administrators.js';
import { DocumentSkeleton } from '../../ui/skeleton.js';

/** A screen of the administration: its script and its words come together, once somebody may see it. */
export function Administration({ screen }: { screen: () => Promise<ComponentType> }) {
  const text = useText();
  const { learn, keep } = useWordsForAdministrators();
  const [Screen] = useState(() =>
    lazy(async () => {
      const [component] = await Promise.all([screen(), learn()]);
      return { default: component };
    }),
  );
  useEffect(keep, [keep]);
  return (
    <Suspense fallback={<DocumentSkeleton label={text('app.loading')} />}>
      <Screen />
    </Suspense>
  );
}
