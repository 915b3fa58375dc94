import { useErrorText } from '../../../../lib/http/error-text.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { type ChosenPaper, isTooLarge } from '../api/service-papers.js';

interface Props {
  readonly papers: readonly ChosenPaper[];
  /** How many the service can still have. */
  readonly room: number;
  readonly onChange: (papers: readonly ChosenPaper[]) => void;
}

/** Papers that are still to be sent, each with what keeps it from that. */
export function ChosenPapers({ papers, room, onChange }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const problemOf = (paper: ChosenPaper, nth: number): string | undefined => {
    if (isTooLarge(paper)) return text('service.papers.tooLarge');
    if (paper.failure !== undefined) return errorText(paper.failure);
    return nth < room ? undefined : text('service.papers.tooMany', { room });
  };
  return (
    <ul className="grid gap-2 w-full" aria-label={text('service.papers.chosen')}>
      {papers.map((paper, nth) => {
        const problem = problemOf(paper, nth);
        return (
          <li key={paper.id} data-problem={problem && ''}>
            <div className="flex items-center justify-between gap-2">
              <bdi className="min-w-0 wrap-anywhere">{paper.file.name}</bdi>
              <Button
                small
                look="quiet"
                aria-label={text('service.papers.removeNamed', { file: paper.file.name })}
                onClick={() => onChange(papers.filter((one) => one !== paper))}
              >
                {text('service.papers.remove')}
              </Button>
            </div>
            {problem !== undefined && (
              <p className="text-(--danger) font-medium">
                <Icon name="alert" size={16} /> {problem}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
