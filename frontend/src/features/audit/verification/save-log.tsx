import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { saveLogFile, type LogFile } from '../api/log-files.js';

const all: readonly LogFile[] = ['log', 'heads', 'key'];

/** What a verifier on another machine needs, for those who do not want to trust this server. */
export function SaveLog() {
  const text = useText();
  const take = useMutation({ mutationFn: saveLogFile });
  return (
    <div className="print:hidden">
      <Panel title={text('verification.elsewhere')}>
        <div className="grid grid-cols-1 gap-4">
          <p className="max-w-[70ch]">{text('verification.elsewhereAbout')}</p>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
            {all.map((what) => (
              <li key={what}>
                <Button
                  icon={<Icon name="download" />}
                  busy={take.isPending && take.variables === what}
                  onClick={() => take.mutate(what)}
                >
                  {text(`verification.take.${what}`)}
                </Button>
                <p className="mt-1.5 text-soft">{text(`verification.takeAbout.${what}`)}</p>
              </li>
            ))}
          </ul>
          <Refusal error={take.error} />
        </div>
      </Panel>
    </div>
  );
}
