import { MOST_PAPERS_OF_SERVICE } from '@rigbook/contracts/fleet/service-paper.words';
import { useState } from 'react';
import type { ServiceDone } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import {
  type ChosenPaper,
  chosenPaper,
  type OfService,
  paperAddress,
  PDF,
  useSendPapers,
} from '../api/service-papers.js';
import { ChosenPapers } from './chosen-papers.js';
import { PaperPicker } from './paper-picker.js';

const ErasePaperDialog = lazyDialog(async () => (await import('./dialogs.js')).ErasePaperDialog, ['history']);

interface Props extends OfService {
  /** What was done, in words. */
  readonly named: string;
  readonly papers: ServiceDone['papers'];
}

/** The papers of what was done, as links; those that were erased are said to be. More can follow at any time. */
export function ServicePapers({ named, papers, ...service }: Props) {
  const text = useText();
  const [erasing, setErasing] = useState<{ readonly paperId: string; readonly named: string }>();
  const here = papers.filter(({ state }) => state === 'here');
  return (
    <div className="grid gap-1 mt-1 justify-items-start">
      {papers.length > 0 && (
        <ul className="grid gap-1" aria-label={text('service.papers.ofNamed', { service: named })}>
          {papers.map(({ id, mediaType, state, sha256 }, nth) => {
            const paper = text(`service.papers.${mediaType === PDF ? 'pdf' : 'photo'}`, { number: nth + 1 });
            return (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3">
                {state === 'here' ? (
                  <a
                    className="inline-flex items-center pointer-coarse:min-h-12"
                    href={paperAddress(service, id)}
                    download
                  >
                    {paper}
                  </a>
                ) : (
                  <span className="text-soft">{text('service.papers.erasedOne', { paper })}</span>
                )}
                <Fingerprint of={sha256} />
                {state === 'here' && (
                  <span className="print:hidden">
                    <Button
                      small
                      danger
                      look="quiet"
                      aria-label={text('service.papers.eraseNamed', { paper })}
                      onClick={() => setErasing({ paperId: id, named: `${named}: ${paper}` })}
                    >
                      {text('service.papers.erase')}
                    </Button>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <AddPapers {...service} named={named} room={MOST_PAPERS_OF_SERVICE - here.length} />
      {erasing !== undefined && <ErasePaperDialog {...service} {...erasing} onClose={() => setErasing(undefined)} />}
    </div>
  );
}

/** Cut on a screen, where it is selected whole; whole on paper. */
function Fingerprint({ of }: { readonly of: string }) {
  const text = useText();
  return (
    <span className="text-soft text-sm flex flex-wrap gap-x-1 print:basis-full">
      {text('service.papers.fingerprint')}
      <bdi
        dir="ltr"
        title={of}
        className="inline-block max-w-[13ch] truncate print:max-w-none print:whitespace-normal print:wrap-anywhere"
      >
        {of}
      </bdi>
    </span>
  );
}

/** Those that do not get through stay with their problem, and are sent again. */
function AddPapers({ named, room, ...service }: OfService & { readonly named: string; readonly room: number }) {
  const text = useText();
  const [left, setLeft] = useState<readonly ChosenPaper[]>([]);
  const send = useSendPapers(service.vehicleId);

  const add = async (papers: readonly ChosenPaper[]) => {
    const kept = await send.mutateAsync({ serviceId: service.serviceId, papers });
    setLeft(kept);
    if (kept.length === 0)
      showToast({ title: text('service.papers.added', { count: papers.length }), tone: 'success' });
    else
      showToast({
        title: text('service.papers.notAdded', { count: kept.length }),
        description: text('service.papers.notAddedDetail'),
        tone: 'destructive',
      });
  };
  return (
    <div className="grid gap-2 w-full justify-items-start empty:hidden print:hidden" inert={send.isPending}>
      {left.length > 0 && <ChosenPapers papers={left} room={room} onChange={setLeft} />}
      <div className="flex flex-wrap gap-2">
        {left.length > 0 && (
          <Button small busy={send.isPending} onClick={() => void add(left)}>
            {text('error.tryAgain')}
          </Button>
        )}
        {room > 0 && (
          <PaperPicker
            small
            busy={send.isPending}
            name={text('service.papers.addNamed', { service: named })}
            onPick={(files) => files.length > 0 && void add([...left, ...files.map((file) => chosenPaper(file))])}
          />
        )}
      </div>
    </div>
  );
}
