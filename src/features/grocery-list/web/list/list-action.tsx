import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface Props {
  label: string;
  icon: ReactNode;
  onClick(): void;
}

/** An action on the whole list: an icon with a label where there is room. */
export function ListAction({ label, icon, onClick }: Props) {
  return (
    <Button
      variant="secondary"
      icon={icon}
      title={label}
      onClick={onClick}
      className="max-lg:size-11 max-lg:border-transparent! max-lg:bg-transparent! max-lg:px-0! max-lg:hover:bg-sunken! max-lg:[&_svg]:size-5"
    >
      <span className="max-lg:sr-only">{label}</span>
    </Button>
  );
}
