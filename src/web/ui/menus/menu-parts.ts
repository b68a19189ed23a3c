import { type ComponentType, createContext, type ReactNode } from 'react';

export interface ItemProps {
  icon: ReactNode;
  /** A note below the label, for example why it leads elsewhere. */
  hint?: string | undefined;
  onSelect(): void;
  children: ReactNode;
}

interface MenuParts {
  Item: ComponentType<ItemProps>;
  Line: ComponentType;
}

/** The components of an open menu; `null` outside of one. */
export const MenuPartsContext = createContext<MenuParts | null>(null);
