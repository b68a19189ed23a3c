import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { t } from '#shared/t.ts';
import { ROW_TEXTS, type RowList } from '../state/row-texts.ts';
import { LiftedRow } from './lifted-row.tsx';
import { moveByKeys, moveByPointer } from './moved-by-hand.tsx';

interface Props {
  ids: string[];
  list: RowList;
  label: string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

interface Handles {
  press(event: PointerEvent<HTMLElement>): void;
  pressKey(event: KeyboardEvent<HTMLElement>): void;
  /** The element with the instructions for moving a row by keyboard. */
  instructionsId: string | undefined;
}

const HandlesContext = createContext<Handles>({
  press: () => undefined,
  pressKey: () => undefined,
  instructionsId: undefined,
});

/** Props of the handle that moves a row. */
export function useRowHandle() {
  const { press, pressKey, instructionsId } = use(HandlesContext);
  return {
    onPointerDown: press,
    onKeyDown: pressKey,
    'aria-describedby': instructionsId,
    'aria-roledescription': t('sortable'),
  };
}

/** Rows reordered by their handles: dragged, or lifted with Space and moved with the arrow keys. */
export function SortableRows({ ids, list, label, onMove, children }: Props) {
  const [said, say] = useState('');
  const instructionsId = useId();
  const move = useRef(onMove);
  useLayoutEffect(() => {
    move.current = onMove;
  });
  const { name, howToMove } = ROW_TEXTS[list];
  const count = ids.length;
  const handles = useMemo<Handles>(() => {
    const holdOf = (handle: HTMLElement) => ({
      lift() {
        const row = handle.closest('li') as HTMLElement;
        const lifted = new LiftedRow(row, handle, (to) =>
          say(
            t('{name} is at position {place} of {count}.', {
              name: name(lifted.from + 1),
              place: to + 1,
              count,
            }),
          ),
        );
        say(t('Picked up {name} of {count}.', { name: name(lifted.from + 1), count }));
        return lifted;
      },
      drop(lifted: LiftedRow) {
        const { from, to } = lifted;
        lifted.letGo();
        if (from !== to) move.current(from, to);
        say(
          t('{name} was dropped at position {place} of {count}.', {
            name: name(from + 1),
            place: to + 1,
            count,
          }),
        );
      },
      giveUp(lifted: LiftedRow) {
        lifted.letGo();
        say(t('{name} is back in its original position.', { name: name(lifted.from + 1) }));
      },
    });
    return {
      instructionsId,
      press: ({ nativeEvent, currentTarget }) => {
        if (nativeEvent.isPrimary && nativeEvent.button === 0)
          moveByPointer(nativeEvent, holdOf(currentTarget));
      },
      pressKey: (event) => {
        if (event.code !== 'Space' && event.code !== 'Enter') return;
        event.preventDefault();
        const handle = event.currentTarget;
        const hold = holdOf(handle);
        const drop = (lifted: LiftedRow) => {
          flushSync(() => hold.drop(lifted));
          // React may have taken it off the page to reorder the rows, which costs it the focus.
          handle.focus();
        };
        moveByKeys({ ...hold, drop });
      },
    };
  }, [instructionsId, name, count]);
  return (
    <HandlesContext value={handles}>
      <ol aria-label={label} className="grid gap-3">
        {children}
      </ol>
      <p id={instructionsId} hidden>
        {howToMove}
      </p>
      <p role="status" aria-live="assertive" aria-atomic className="sr-only">
        {said}
      </p>
    </HandlesContext>
  );
}
