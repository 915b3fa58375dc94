import { MOST_PAPERS_OF_SERVICE } from '@rigbook/contracts/fleet/service-paper.words';
import { useText } from '../../../../lib/i18n/use-text.js';
import { type ChosenPaper, chosenPaper } from '../api/service-papers.js';
import { ChosenPapers } from './chosen-papers.js';
import { PaperPicker } from './paper-picker.js';

interface Props {
  readonly papers: readonly ChosenPaper[];
  readonly isRecorded: boolean;
  readonly onChange: (papers: readonly ChosenPaper[]) => void;
}

/** Invoices and other papers that are sent once the service is recorded. */
export function PapersToSend({ papers, isRecorded, onChange }: Props) {
  const text = useText();
  return (
    <div role="group" aria-label={text('service.papers.ofService')} className="grid gap-2 justify-items-start">
      <p className="font-semibold">{text('service.papers.ofService')}</p>
      {!isRecorded && (
        <p className="text-soft text-sm">{text('service.papers.hint', { most: MOST_PAPERS_OF_SERVICE })}</p>
      )}
      {papers.length > 0 && <ChosenPapers papers={papers} room={MOST_PAPERS_OF_SERVICE} onChange={onChange} />}
      <PaperPicker small onPick={(files) => onChange([...papers, ...files.map((file) => chosenPaper(file))])} />
    </div>
  );
}
