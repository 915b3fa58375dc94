import { Input } from 'antd';
import {
  type ComponentProps,
  type KeyboardEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.js';
import { Dialog } from '../../../ui/dialog.js';
import { Icon } from '../../../ui/icon.js';
import { useSession } from '../../../features/auth/use-session.js';
import { pageOfDesk } from '../desk/desk-pages.js';
import styles from './find-dialog.module.css';
import { type Found, useFound } from './use-found.js';

/** Finds a page, an action, a vehicle, a person or a booking: arrow keys choose, Enter opens. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const [entered, setEntered] = useState<{ readonly words: string }>();
  const isAdmin = useSession()?.isAdmin === true;
  const { kinds, isLooking, hasFailed, isClosed } = useFound(words);
  const all = kinds.flatMap(({ found }) => found);
  const at = Math.min(chosen, all.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const open = (found: Found | undefined) => {
    if (found === undefined) return;
    onClose();
    void navigate(found.to);
    requestAnimationFrame(focusOnPage);
  };
  // a quick hand presses Enter before what it typed is found: what is shown then was not meant
  const openChosen = useEffectEvent(() => open(all[at]));
  const isFound = entered?.words === words && !isLooking;
  useEffect(() => {
    if (isFound) openChosen();
  }, [isFound, entered]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) setEntered({ words: event.currentTarget.value });
    else if (event.key === 'ArrowDown') setChosen(at + 1 >= all.length ? 0 : at + 1);
    else if (event.key === 'ArrowUp') setChosen(at <= 0 ? all.length - 1 : at - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={text('finding.title')} width={640} focusFirstField onClose={onClose}>
      <WordsField
        aria-expanded={all.length > 0}
        aria-controls={id}
        aria-activedescendant={all.length > 0 ? optionId(at) : undefined}
        onWords={(typed) => {
          setWords(typed);
          setChosen(0);
          setEntered(undefined);
        }}
        onKeyDown={press}
      />
      <p className="mt-2 text-soft text-sm" role="status">
        {isLooking
          ? text('finding.looking')
          : isClosed
            ? text(isAdmin ? 'finding.closed' : 'finding.auditClosed')
            : hasFailed
              ? text('finding.failed')
              : all.length === 0
                ? text('finding.nothing')
                : text('finding.count', { count: all.length })}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={text('finding.results')}
        className="h-[min(56vh,480px)] overflow-y-auto"
        tabIndex={-1}
      >
        {kinds.map(({ kind, found }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className="pt-3 px-3 pb-1 text-soft text-xs font-bold" role="presentation">
              {text(`finding.kind.${kind}`)}
            </p>
            {found.map((one) => {
              const index = all.indexOf(one);
              return (
                <div
                  key={one.to}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === at}
                  className={styles.found}
                  onMouseMove={() => setChosen(index)}
                  onClick={() => open(one)}
                >
                  <Icon name={one.icon} />
                  <span>
                    {one.name}
                    {one.detail !== undefined && one.detail !== '' && <small>{one.detail}</small>}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** Past the menu, once the dialog has given the focus back; what opened beside the page has it already, or takes it later. */
function focusOnPage(): void {
  if (document.activeElement?.closest('[role=dialog]')) return;
  document.getElementById(pageOfDesk)?.focus({ preventScroll: true });
}

interface WordsFieldProps extends ComponentProps<typeof Input> {
  readonly onWords: (words: string) => void;
}

/** Shows a letter at once; what it finds follows in slices. */
function WordsField({ onWords, ...props }: WordsFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  return (
    <Input
      {...props}
      type="search"
      dir="auto"
      role="combobox"
      aria-label={text('finding.field')}
      aria-autocomplete="list"
      prefix={<Icon name="search" />}
      placeholder={text('finding.field')}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        startTransition(() => onWords(value));
      }}
    />
  );
}
