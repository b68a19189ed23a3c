import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#shared/t.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { Mentionable } from '../contract.ts';
import { completeMention, typedMention } from '../rules/mentions.ts';
import { usePeopleToMention } from './queries/people.ts';
import type { Subject } from './queries/thread.ts';

interface Props extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'ref'> {
  subject: Subject;
  value: string;
  onText(text: string): void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The field for writing a comment. After an @, it suggests people to mention. */
export function CommentField({ subject, value, onText, field, onKeyDown, ...area }: Props) {
  const [caret, setCaret] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const typed = caret === null ? null : typedMention(value, caret);
  const isOpen = typed !== null && typed.from !== closedAt;
  const people = usePeopleToMention(subject, isOpen ? typed.start : null);
  const [active, setActive] = useState(0);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset when the people change.
  useEffect(() => setActive(0), [people]);
  useEffect(() => {
    if (people.length > 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, people]);

  const choose = ({ username }: Mentionable) => {
    const element = field.current;
    if (!typed || !element) return;
    const completed = completeMention(value, typed, username);
    // Immediately instead of in the next frame, because the next key belongs behind the name.
    flushSync(() => {
      onText(completed.text);
      setCaret(null);
    });
    element.setSelectionRange(completed.caret, completed.caret);
  };
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = people[active];
    if (!chosen || event.ctrlKey || event.metaKey) return onKeyDown?.(event);
    if (step) setActive((active + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else if (event.key === 'Escape') setClosedAt(typed?.from ?? null);
    else return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div>
      <TextArea
        ref={field}
        {...area}
        value={value}
        onChange={({ target }) => {
          onText(target.value);
          setCaret(target.selectionStart);
          if (!target.value.includes('@')) setClosedAt(null);
        }}
        onSelect={({ currentTarget }) =>
          setCaret((known) => (known === null ? null : currentTarget.selectionStart))
        }
        onBlur={() => setCaret(null)}
        onKeyDown={hear}
        aria-autocomplete="list"
        aria-controls={people.length > 0 ? id : undefined}
        aria-activedescendant={people.length > 0 ? `${id}-${active}` : undefined}
      />
      <p role="status" className="sr-only">
        {people.length > 0 &&
          t(
            '{count, plural, one {# person to mention. Use the arrow keys.} other {# people to mention. Use the arrow keys.}}',
            { count: people.length },
          )}
      </p>
      {people.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('People to mention')}
          className="mt-2 max-h-60 animate-appear overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-1.5 shadow-soft"
        >
          {people.map((person, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field, which keeps the focus, handles the keys.
            <div
              key={person.id}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className={clsx(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2.5 hover:bg-sunken',
                at === active && 'bg-sunken',
              )}
            >
              <Avatar id={person.id} src={person.avatarUrl} size="sm" />
              <span className="min-w-0 truncate font-medium">@{person.username}</span>
              <span className="min-w-0 flex-1 truncate text-sm text-muted">{person.name}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
