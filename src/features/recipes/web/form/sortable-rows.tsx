import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId, useMemo } from 'react';
import { t } from '#shared/t.ts';
import { ROW_TEXTS, type RowList } from '../state/row-texts.ts';

interface Props {
  ids: string[];
  list: RowList;
  label: string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Rows reordered by their handles: dragged, or lifted with Space and moved with the arrow keys. */
export function SortableRows({ ids, list, label, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // Counted otherwise, and then the server's and the browser's differ.
  const id = useId();
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(list, (row) => ids.indexOf(String(row)) + 1, ids.length),
      screenReaderInstructions: {
        draggable: ROW_TEXTS[list].howToMove,
      },
    }),
    [list, ids],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={UP_AND_DOWN}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="grid gap-3">
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const UP_AND_DOWN = [upAndDown];

function announcementsFor(
  list: RowList,
  place: (id: UniqueIdentifier) => number,
  count: number,
): Announcements {
  const name = (id: UniqueIdentifier) => ROW_TEXTS[list].name(place(id));
  // A lifted row starts over its own position, which is worth announcing only after it has been elsewhere.
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return t('Picked up {name} of {count}.', { name: name(active.id), count });
    },
    onDragOver: ({ active, over }) => {
      hasMoved ||= over !== null && over.id !== active.id;
      return over && hasMoved
        ? t('{name} is at position {place} of {count}.', {
            name: name(active.id),
            place: place(over.id),
            count,
          })
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? t('{name} was dropped at position {place} of {count}.', {
            name: name(active.id),
            place: place(over.id),
            count,
          })
        : t('{name} is back in its original position.', { name: name(active.id) }),
    onDragCancel: ({ active }) => t('{name} is back in its original position.', { name: name(active.id) }),
  };
}
