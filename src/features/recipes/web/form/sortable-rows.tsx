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
import { type ReactNode, useMemo } from 'react';

interface Props {
  ids: string[];
  /** 'ingredient', 'step', 'tip'. */
  what: string;
  label: string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Rows reordered by their handles: dragged, or lifted with Space and moved with the arrow keys. */
export function SortableRows({ ids, what, label, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(what, (id) => ids.indexOf(String(id)) + 1, ids.length),
      screenReaderInstructions: {
        draggable: `To move this ${what}, press space. Move it with the up and down arrow keys, press space again to drop it, or escape to cancel.`,
      },
    }),
    [what, ids],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
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
  what: string,
  place: (id: UniqueIdentifier) => number,
  count: number,
): Announcements {
  const name = (id: UniqueIdentifier) => `${what} ${place(id)}`;
  // A lifted row starts over its own position, which is worth announcing only after it has been elsewhere.
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return `Picked up ${name(active.id)} of ${count}.`;
    },
    onDragOver: ({ active, over }) => {
      hasMoved ||= over !== null && over.id !== active.id;
      return over && hasMoved
        ? `${name(active.id)} is at position ${place(over.id)} of ${count}.`
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${name(active.id)} was dropped at position ${place(over.id)} of ${count}.`
        : `${name(active.id)} is back in its original position.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back in its original position.`,
  };
}
