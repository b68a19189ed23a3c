import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { part } from '../part.tsx';
import { useCodeSoon } from '../use-code.ts';
import { type ItemProps, MenuPartsContext } from './menu-parts.ts';

const importMenu = () => import('./open-menu.tsx');
const OpenMenu = part(importMenu);

interface Props {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Whether the code of its items is loaded: it opens together with them. */
  isReady?: boolean;
  children: ReactNode;
}

/** A menu button with arrow keys, type-ahead and Escape. The code for menus loads only when one is open. */
export function Menu({ trigger, isReady = true, children }: Props) {
  const [opened, setOpened] = useState<{ isByKey: boolean } | null>(null);
  useCodeSoon(importMenu);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {cloneElement(trigger, {
        id,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onClick: ({ detail }: MouseEvent) => setOpened(opened ? null : { isByKey: detail === 0 }),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpened({ isByKey: true });
        },
      })}
      {opened && isReady && button.current && (
        <OpenMenu button={button.current} {...opened} onClose={() => setOpened(null)}>
          {children}
        </OpenMenu>
      )}
    </>
  );
}

export function MenuItem(props: ItemProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Item {...props} />;
}

export function MenuLine() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Line />;
}
