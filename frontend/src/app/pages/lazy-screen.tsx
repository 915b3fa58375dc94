import type { ComponentType } from 'react';
import { OnDemand } from '../../lib/i18n/on-demand.js';
import { useText } from '../../lib/i18n/use-text.js';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import { DocumentSkeleton } from '../../ui/feedback/skeleton.js';

interface Props {
  readonly screen: () => Promise<ComponentType>;
  /** The same array each time. */
  readonly words: readonly WordSet[];
}

/** A screen with its own texts, which load once the person may see it. */
export function LazyScreen({ screen, words }: Props) {
  const loading = <DocumentSkeleton label={useText()('app.loading')} />;
  return <OnDemand load={screen} words={words} props={{}} fallback={loading} />;
}
