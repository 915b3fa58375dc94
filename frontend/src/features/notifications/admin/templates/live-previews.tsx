import { sampleValues } from '@rigbook/contracts/notifications/templates/sample-values';
import type { TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import { useQuery } from '@tanstack/react-query';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useZone } from '../../../../lib/time/zone.js';
import { settingsQuery } from '../../../settings/api/get-settings.js';
import { MessagePaper, papersInRow } from './message-paper.js';
import { useTemplateWords } from './use-template-words.js';
import { partsOf, type PlaceholderValues } from '@rigbook/contracts/notifications/templates/render-message';

interface Props {
  readonly template: Template;
  /** The text being written. */
  readonly draft: TemplateText;
  /** The same message in the other language. */
  readonly other: Template;
}

/** The text being written with sample data, next to the message in the other language. */
export function LivePreviews({ template, draft, other }: Props) {
  const text = useText();
  const words = useTemplateWords();
  const zone = useZone();
  const { data: settings } = useQuery({ ...settingsQuery, refetchOnMount: false });
  const organizationName = settings?.organizationName ?? text('settings.organization');
  const papers = [
    { of: template, says: draft, how: text('template.asYouWrite') },
    { of: other, says: other, how: text('template.asItIs') },
  ];
  return (
    <section aria-label={text('template.preview')}>
      <div className={papersInRow}>
        {papers.map(({ of: { type, language }, says, how }) => {
          const values = sampleValues(type, language, { organizationName, zone });
          return (
            <MessagePaper
              key={language}
              language={language}
              heading={
                <>
                  <strong>{words.language(language)}</strong>, {how}
                </>
              }
              subject={<FilledIn template={says.subject} values={values} />}
            >
              <FilledIn template={says.content} values={values} />
            </MessagePaper>
          );
        })}
      </div>
      <p className="text-soft text-md">{text('template.sampleNote')}</p>
    </section>
  );
}

/** A template with its placeholders filled in and highlighted; unknown ones stand out. */
function FilledIn({ template, values }: { template: string; values: PlaceholderValues }) {
  return partsOf(template, values).map(({ kind, text }, place) => {
    if (kind === 'words') return text;
    return kind === 'value' ? (
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={place} className="rounded-[4px] bg-(--accent-ground)">
        {text}
      </bdi>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <mark
        key={place}
        className="rounded-[4px] bg-(--red-ground) text-(--red-ink) underline decoration-wavy"
        dir="ltr"
      >
        {text}
      </mark>
    );
  });
}
